import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { beforeAll, expect, test } from 'vitest'
import { findEntries } from '#search/entryHits.ts'

const { pool } = await testDatabase()

const id = (kind: number, number: number) =>
  `00000000-000${kind}-7000-8000-${number.toString(16).padStart(12, '0')}`

/** Two editions a day; 主轴 stands in every list, 刀具 in the oldest ones only, 夹具 in few entries. */
beforeAll(async () => {
  await pool.query(
    "insert into exhibition_series (id, name, name_key, data_source) values ($1, '展', '展', 'test')",
    [id(1, 0)],
  )
  const editions = 200
  await pool.query(
    `insert into exhibition_series (id, name, name_key, data_source)
     select ('00000000-0001-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '展' || n, 's' || n, 'test'
     from generate_series(1, $1::integer) n`,
    [editions],
  )
  await pool.query(
    `insert into exhibition_edition (id, series_id, year, name, start_date, end_date, data_source)
     select ('00000000-0002-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ('00000000-0001-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 2026, '展' || n,
       date '2026-01-01' + n / 2, date '2026-01-01' + n / 2, 'test'
     from generate_series(1, $1::integer) n`,
    [editions],
  )
  for (const [word, from, to, each] of [
    ['主轴', 1, 200, 8],
    ['刀具', 1, 90, 15],
    ['夹具', 50, 60, 3],
  ] as const) {
    await pool.query(
      `insert into exhibitor (id, edition_id, listed_name, products, data_source, search_tokens)
       select md5($1 || n || '/' || k)::uuid, ('00000000-0002-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
         $1 || n || '/' || k, array[$1::text], 'test', $2::tsvector
       from generate_series($3::integer, $4::integer) n cross join generate_series(1, $5::integer) k`,
      [word, tokensText({ names: [], offers: [word] }), from, to, each],
    )
  }
})

test.each([
  ['主轴', 1600],
  ['刀具', 1350],
  ['夹具', 33],
] as const)('%s: page after page every entry once, the newest edition first', async (keyword, count) => {
  const ids: string[] = []
  const days: string[] = []
  for (let at: Parameters<typeof findEntries>[1]['at'] = null; ; ) {
    const { hits, total, totalIsMore } = await findEntries(pool, { keyword, at, limit: 97 })
    expect({ total, totalIsMore }).toEqual({ total: Math.min(count, 1000), totalIsMore: count > 1000 })
    const last = hits.at(-1)
    if (last === undefined) break
    ids.push(...hits.map((hit) => hit.id))
    days.push(...hits.map(({ place }) => String(place[0])))
    at = last.place
  }
  expect(new Set(ids).size).toBe(count)
  expect(ids).toHaveLength(count)
  expect(days).toEqual(days.toSorted().toReversed())
})
