import { silent } from '@zhzz/db/log.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createSearchCounts } from '#member/searchCounts.ts'

const { db, pool, url } = await testDatabase()
const day = '2026-11-26'
const of = (searcher: string, keyword = '激光', allowed = 20) => ({
  searcher: Buffer.from(searcher),
  day,
  keyword,
  allowed,
})

/** Until one statement waits for another, on another connection than `not`; gives the process of its connection. */
const untilOneWaits = (not = 0) =>
  vi.waitFor(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.pid).not.toBe(not)
    return rows[0]?.pid
  }, 10_000)

let statements = 0
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

test('searches that come together are counted by few statements, each once', async () => {
  const node = createSearchCounts(db.withPlugin(counting), silent)
  const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => node.count(of(`a ${at}`))))
  expect(answers.every(Boolean)).toBe(true)
  expect(statements).toBe(3)
  const rows = await db.selectFrom('searchDay').select(['used', 'lastKeyword']).execute()
  expect(rows).toEqual(Array.from({ length: 300 }, () => ({ used: 1, lastKeyword: '激光' })))
})

test('of two nodes no more succeed than the day has; the same keyword twice is one', async () => {
  const nodes = [createSearchCounts(db, silent), createSearchCounts(db, silent)]
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => nodes[at % 2]?.count(of('b', `词${at}`))),
  )
  expect(answers.filter(Boolean)).toHaveLength(20)
  const twice = await Promise.all(nodes.map((node) => node.count(of('c', '激光', 1))))
  expect(twice).toEqual([true, true])
  expect(await nodes[0]?.count(of('c', '包装', 1))).toBe(false)
  expect(await nodes[0]?.count(of('d', '包装', 0))).toBe(false)
})

test('the same keyword that another node counts at this moment is allowed', async () => {
  const node = createSearchCounts(db, silent)
  const { searcher, keyword } = of('f')
  const { late } = await db.transaction().execute(async (trx) => {
    await trx.insertInto('searchDay').values({ searcher, day, used: 1, lastKeyword: keyword }).execute()
    const late = node.count(of('f', keyword, 1))
    await untilOneWaits()
    return { late }
  })
  expect(await late).toBe(true)
})

test('of searches that come while nothing can be written only the first waits, and they count again afterwards', async () => {
  const node = createSearchCounts(db, silent)
  await db.transaction().execute(async (trx) => {
    await sql`lock table search_day in exclusive mode`.execute(trx)
    const first = node.count(of('g', '激光', 1))
    const second = node.count(of('g', '包装', 1))
    const waiting = await untilOneWaits()
    expect(await Promise.all([first, second])).toEqual([true, true])
    const third = node.count(of('g', '机床', 1))
    const nothing = new Promise<string>((resolve) => setImmediate(resolve, 'still waiting'))
    expect(await Promise.race([third, nothing])).toBe(true)
    // The first is cancelled by then.
    await untilOneWaits(waiting)
  })
  await vi.waitUntil(
    async () => (await node.count(of('g', '机床', 1))) && !(await node.count(of('g', '激光', 1))),
  )
})

test('where nothing can be written, a search is free', async () => {
  const pool = createPool(url)
  const away = createSearchCounts(wrap(pool, url).db, silent)
  await pool.end()
  expect(await away.count(of('e', '激光', 0))).toBe(true)
})
