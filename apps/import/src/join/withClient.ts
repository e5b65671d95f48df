import { whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { ClientBase } from 'pg'

/** A connection to the database that is there, for as long as `work` takes. */
export async function withClient(work: (client: ClientBase) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl, log } = whereByEnvironment()
  const database = await openDatabase({ dataDir, databaseUrl, join: true, existing: true, log })
  const pool = createPool(database.url, { max: 1, statementTimeout: 0, applicationName: 'zhzz join' })
  try {
    const client = await pool.connect()
    try {
      await work(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}

export async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
