import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { diskState } from '#diskState.ts'
import { type Database, wrap } from '#openDatabase.ts'
import { createPool } from '#pool.ts'
import { createDatabase, dropDatabase, urlOf } from '#testServer.ts'

/**
 * A migrated, empty database for one test file, dropped when the file is done. To be called while the file
 * is loaded: `const { db, pool, url } = await testDatabase()`.
 */
export async function testDatabase(): Promise<Database> {
  const { url: serverUrl, template, strategy } = inject('testServer')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await createDatabase(serverUrl, name, template, strategy)
  const url = urlOf(serverUrl, name)
  const pool = createPool(url, { max: 10 })
  const stop = async () => {
    if (!pool.ended) await pool.end()
    await dropDatabase(serverUrl, name)
  }
  afterAll(stop)
  return {
    ...wrap(pool, url),
    diskState: async () => ({ ...(await diskState('/')), low: false, tight: false }),
    stop,
  }
}
