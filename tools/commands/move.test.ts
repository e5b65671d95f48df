import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServer } from '@zhzz/db/findServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { afterAll, expect, test } from 'vitest'
import { say } from '#cluster/cluster.ts'
import { startOnePostgres } from '#cluster/onePostgres.ts'
import { endProgram, findProgram } from '#cluster/program.ts'
import { typed } from './typed.ts'

const outer = mkdtempSync(join(tmpdir(), 'move-'))
// Root's PostgreSQL runs as another user and must get into the folder.
chmodSync(outer, 0o777)
const dataDir = join(outer, 'here')
const slow = { timeout: 600_000 }

afterAll(() => rmSync(outer, { recursive: true, force: true, maxRetries: 5 }))

/** Begins the move and kills it with -9 as soon as it has said so. */
async function killedAt(words: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['packages/db/src/moveCommand.ts'], {
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
    if (said.includes(words)) child.kill('SIGKILL')
  })
  child.stderr.on('data', (text) => (said += text))
  const signal = await new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))
  expect({ signal, said }).toMatchObject({ signal: 'SIGKILL' })
}

test.skipIf(findProgram('initdb') === null)(
  'killed with -9 twice and done once more, everything is in a PostgreSQL 15 under the same key; what was used since stays',
  slow,
  async () => {
    expect(await typed('sample', ['--companies', '100'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    const missing = await typed('move', [], { DATA_DIR: dataDir })
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('where to? Set DATABASE_URL') })
    const { program, port } = await startOnePostgres(outer)
    const DATABASE_URL = `postgres://zhzz@127.0.0.1:${port}/zhzz`
    const env = { DATA_DIR: dataDir, DATABASE_URL }
    try {
      const running = await findServer({ dataDir, log: silent })
      const refused = await typed('move', [], env)
      await running.stop()
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is in use by process') })
      await killedAt('all is copied', env)
      await killedAt('restored company,', env)
      const moved = await typed('move', [], env)
      expect(moved).toMatchObject({ code: 0, err: '' })
      expect(moved.out).toContain('every count and hash as here')
      expect(moved.out).toContain(`its key is ${dataDir}/secret.key (fingerprint `)
      const asked = ['show', '--phone', '13800000000']
      expect((await typed('admin', asked, env)).err).toBe(
        (await typed('admin', asked, { DATA_DIR: dataDir })).err,
      )
      await say(DATABASE_URL, `insert into region (code, level, name) values ('later', 1, '北京')`)
      const used = await typed('move', [], env)
      expect(used).toMatchObject({ code: 1, err: expect.stringContaining('and stays as it is') })
    } finally {
      await endProgram(program)
    }
  },
)
