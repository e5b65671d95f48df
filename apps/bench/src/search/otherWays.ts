import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import type { Pool } from 'pg'
import { closedLoop, type Latency } from '#search/closedLoop.ts'
import type { Asked } from '#search/queryMix.ts'
import { companies } from '#world/companies.ts'

type Size = { count: number; others: number; connections: number; seconds: number }

/** What a developer would otherwise pick, over the names of the same companies, first 20 hits of the same queries. */
export async function otherWays(pool: Pool, asked: Asked[], size: Size) {
  const table: Record<string, Latency & { companies: number; buildSeconds: number; megabytes: number }> = {}
  table['pg_trgm, name like'] = await trigrams(pool, asked, size)
  table['SQLite FTS5 trigram'] = await sqlite(asked, size)
  table.MiniSearch = await miniSearch(asked, size)
  console.log('\nbeside it, names only, first 20 hits, no totals and no ranking but their own (milliseconds)')
  console.table(table)
}

async function trigrams(pool: Pool, asked: Asked[], { count, connections, seconds }: Size) {
  const began = performance.now()
  await pool.query('create extension if not exists pg_trgm')
  await pool.query('create index if not exists bench_trigrams on company using gin (name gin_trgm_ops)')
  const buildSeconds = secondsSince(began)
  const { rows } = await pool.query("select pg_relation_size('bench_trigrams')::text as bytes")
  const { all } = await closedLoop(asked, connections, seconds, ({ keyword }) =>
    pool.query('select id, name from company where name like all ($1) limit 20', [
      keyword.split(' ').map((word) => `%${word}%`),
    ]),
  )
  await pool.query('drop index bench_trigrams')
  return { companies: count, buildSeconds, megabytes: Math.round(Number(rows[0]?.bytes) / 1024 ** 2), ...all }
}

async function sqlite(asked: Asked[], { count, connections, seconds }: Size) {
  const began = performance.now()
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table company using fts5(name, tokenize = 'trigram')`)
  const insert = database.prepare('insert into company (name) values (?)')
  database.exec('begin')
  for (const { name } of companies(count)) insert.run(name)
  database.exec('commit')
  const buildSeconds = secondsSince(began)
  const find = database.prepare('select rowid, name from company where name like ? limit 20')
  const { all } = await closedLoop(asked, connections, seconds, async ({ keyword }) =>
    find.all(`%${keyword.replaceAll(' ', '%')}%`),
  )
  const pages = database
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .get()
  database.close()
  return { companies: count, buildSeconds, megabytes: Math.round(Number(pages?.bytes) / 1024 ** 2), ...all }
}

async function miniSearch(asked: Asked[], { others, connections, seconds }: Size) {
  const began = performance.now()
  const before = process.memoryUsage().heapUsed
  const index = new MiniSearch({ fields: ['name'], tokenize: pairsOf })
  let id = 0
  for (const { name } of companies(others)) index.add({ id: id++, name })
  const buildSeconds = secondsSince(began)
  const megabytes = Math.round((process.memoryUsage().heapUsed - before) / 1024 ** 2)
  const { all } = await closedLoop(asked, connections, seconds, async ({ keyword }) =>
    index.search(keyword, { combineWith: 'AND' }).slice(0, 20),
  )
  return { companies: others, buildSeconds, megabytes, ...all }
}

/** MiniSearch splits at blanks, which Chinese has not. */
function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)).filter(
    (pair) => !pair.includes(' '),
  )
}

function secondsSince(began: number): number {
  return Number(((performance.now() - began) / 1000).toFixed(1))
}
