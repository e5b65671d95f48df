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

test('over several connections at once, and by two programs at once, each is made once', async () => {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect(), pool.connect()])
  const [one, two, other, another] = clients
  try {
    const before = await indexes()
    await dropSearchIndexes(one)
    const made = await Promise.all([ensureSearchIndexes(one, two), ensureSearchIndexes(other, another)])
    expect(made).toContain(true)
    expect(await indexes()).toEqual(before)
  } finally {
    for (const client of clients) client.release()
  }
})
