import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '@zhzz/db/log.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { news } from '#news/news.ts'
import { runImport } from '#run.ts'

/** Brings one file in as news, for the server, which answers calls meanwhile. Tells the counts, or why not. */
const pool = createPool(workerData.url, { max: 2, statementTimeout: 0, applicationName: 'zhzz feeds' })
try {
  parentPort?.postMessage({ counts: await runImport(pool, news, workerData.path) })
} catch (error) {
  parentPort?.postMessage({ failure: messageOf(error) })
} finally {
  await pool.end()
}
