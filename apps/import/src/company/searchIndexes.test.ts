import { ensureSearchIndexes, searchIndexes } from '@zhzz/db/searchIndexes.ts'
import { expect, test } from 'vitest'
import { completeSearch, dropSearchIndexesForLoad } from '#company/searchIndexes.ts'
import { testImport } from '#testImport.ts'

const { pool, rows } = await testImport()

async function missing() {
  const found = await rows("select indexname as name from pg_indexes where tablename = 'company_search'")
  const names = new Set(found.map(({ name }) => name))
  return Object.keys(searchIndexes).filter((name) => !names.has(name))
}

test('a big load goes without the search indexes only where next to nothing is found yet', async () => {
  const client = await pool.connect()
  try {
    await dropSearchIndexesForLoad(client, 99_999)
    expect(await missing()).toEqual([])
    await dropSearchIndexesForLoad(client, 100_000)
    expect(await missing()).toEqual(Object.keys(searchIndexes))
    await completeSearch(client, pool)
    expect(await missing()).toEqual([])

    await client.query(`insert into company_search (tier, company_id, prominence, status_group, exhibition_count,
      contact_count, has_website, names, tokens)
      select 3, gen_random_uuid(), number, 'green', 0, 0, false, '', '' from generate_series(1, 2001) as number`)
    await dropSearchIndexesForLoad(client, 100_000)
    expect(await missing()).toEqual([])
  } finally {
    client.release()
  }
})

test('while the search indexes are made, searches answer', async () => {
  const client = await pool.connect()
  try {
    await client.query('drop index company_search_tokens')
    // Until the commit it holds the locks of the making.
    await client.query('begin')
    await ensureSearchIndexes(client)
    const [answer] = await rows(
      "select count(*)::integer as hits from company_search where tokens @@ '上海'::tsquery",
    )
    expect(answer).toEqual({ hits: 0 })
    await client.query('commit')
    expect(await missing()).toEqual([])
  } finally {
    client.release()
  }
})
