import { expect, test } from 'vitest'
import { dropSearchIndexes, ensureSearchIndexes } from '#searchIndexes.ts'
import { testDatabase } from '#testDatabase.ts'

const { pool } = await testDatabase()

async function indexes(): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where tablename = 'company_search' and indexname not like '%pkey' order by 1`,
  )
  return rows.map(({ definition }) => definition)
}

test('what is made again is what the migrations made', async () => {
  const client = await pool.connect()
  try {
    const before = await indexes()
    expect(await ensureSearchIndexes(client)).toBe(false)
    await dropSearchIndexes(client)
    expect(await indexes()).toEqual([])
    expect(await ensureSearchIndexes(client)).toBe(true)
    expect(await indexes()).toEqual(before)
  } finally {
    client.release()
  }
})
