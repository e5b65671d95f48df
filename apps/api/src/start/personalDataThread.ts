import { parentPort, workerData } from 'node:worker_threads'
import { openSealing } from '@zhzz/db/key/openSealing.ts'
import type { Log } from '@zhzz/db/log.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { connect, createPool } from '@zhzz/db/pool.ts'
import { eraseDueAccounts } from '#person/eraseAccounts.ts'
import { makeExports } from '#person/makeExports.ts'

/** What the thread is begun with. The key stays in its place: this thread reads it there too. */
export type Asked = { url: string; dataDir: string; now: Date }
/** What it tells, line by line. */
export type Said = { level: keyof Log; text: string }

const { url, dataDir, now }: Asked = workerData

function say(level: Said['level'], text: string) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ level, text } satisfies Said)
}
const log: Log = {
  info: (text) => say('info', text),
  warn: (text) => say('warn', text),
  error: (text) => say('error', text),
}

const client = await connect(url)
const sealing = await openSealing(client, { dataDir, secretKey: process.env['SECRET_KEY'] })
await client.end()
const pool = createPool(url, { max: 2, applicationName: 'zhzz personal data', log })
const { db } = wrap(pool, url)
const erased = await eraseDueAccounts({ db, sealing, now, log })
if (erased > 0) log.info(`accounts erased: ${erased}`)
const made = await makeExports({ db, sealing, now, log })
if (made > 0) log.info(`personal data files made: ${made}`)
await pool.end()
