import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from '@zhzz/db/embedded/binaries.ts'
import { chooseRunAs } from '@zhzz/db/embedded/runAs.ts'
import { settingFlags, settingsFor } from '@zhzz/db/embedded/settings.ts'
import { ensureSocketFolder } from '@zhzz/db/embedded/socketFolder.ts'
import { startServer } from '@zhzz/db/embedded/startServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { connect } from '@zhzz/db/pool.ts'

/** The database of a folder, made when there is none, under an environment of the test's: our own start lends it none. */
export async function databaseAt(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const made = await startServer({ dataDir: folder, log: silent })
  await made.stop()
  const runAs = chooseRunAs(made.cluster)
  const settings = settingsFor(made.cluster, ensureSocketFolder(made.cluster, runAs))
  const server = spawn(findBinaries(runAs).postgres, ['-D', made.cluster, ...settingFlags(settings)], {
    ...runAs,
    cwd: '/',
    stdio: 'ignore',
    env: { ...env, LC_ALL: 'C' },
  })
  const ended = once(server, 'exit')
  await untilAnswering(made.url, ended)
  return {
    url: made.url,
    stop: () => {
      server.kill('SIGINT')
      return ended
    },
  }
}

async function untilAnswering(url: string, ended: Promise<unknown>): Promise<void> {
  let isGone = false
  void ended.then(() => (isGone = true))
  for (;;) {
    const client = await connect(url).catch(() => null)
    if (client !== null) return client.end()
    if (isGone) throw new Error('PostgreSQL did not start')
    await delay(20)
  }
}
