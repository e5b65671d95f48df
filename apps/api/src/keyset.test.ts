import { testDatabase } from '@zhzz/db/testDatabase.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asc, desc, keyset, type Place, paged, rangeByRange, unknownLast } from '#keyset.ts'

type Row = {
  id: number
  known: number
  ratio: string | null
  day: string | null
  moment: string
  name: string
}
const database = await testDatabase()
const db = database.db.withTables<{ keyed: Row }>()

beforeAll(async () => {
  await sql`create table keyed (id integer primary key, known integer not null, ratio numeric, day date,
    moment timestamptz not null, name text collate "C" not null)`.execute(db)
})

/** From few values, so that most rows have their equals. Moments differ by less than a millisecond. */
const row = fc.record({
  known: fc.integer({ min: -2, max: 2 }),
  ratio: fc.option(fc.constantFrom('0.5', '33.34', '-1'), { freq: 2 }),
  day: fc.option(fc.constantFrom('2026-01-31', '2026-11-21', '1999-12-31'), { freq: 2 }),
  moment: fc.constantFrom(
    '2026-11-21 10:00:00.000001+08',
    '2026-11-21 10:00:00.000002+08',
    '2026-11-22 00:00:00+08',
  ),
  name: fc.constantFrom('', '展', "o'a", '展位'),
})
const columns = ['known', 'ratio', 'day', 'moment', 'name'] as const
const nullable: readonly string[] = ['ratio', 'day']
const orders = fc.record({
  by: fc
    .subarray([...columns], { minLength: 1, maxLength: 3 })
    .chain((some) => fc.shuffledSubarray(some, { minLength: some.length })),
  directions: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
})
type Order = { by: (typeof columns)[number][]; directions: boolean[] }

function keysOf({ by, directions }: Order) {
  const keys = [...by, 'id'].map((column, at) => {
    const key = directions[at] ? asc(column) : desc(column)
    return nullable.includes(column) ? unknownLast(key) : key
  })
  return keyset(...keys)
}

/** The same order by a comparison of values, which knows nothing of SQL. */
function compare({ by, directions }: Order, a: Row, b: Row): number {
  for (const [at, column] of [...by, 'id' as const].entries()) {
    const [x, y] = [a[column], b[column]].map((value) =>
      column === 'ratio' && value !== null ? Number(value) : value,
    )
    if (x === y) continue
    if (x === null || x === undefined) return 1
    if (y === null || y === undefined) return -1
    return x < y === directions[at] ? -1 : 1
  }
  return 0
}

async function put(rows: Row[]) {
  if (rows.length > 0) await db.insertInto('keyed').values(rows).execute()
}

type Read = (order: Order, at: Place | null, take: number) => Promise<{ id: number; place: Place }[]>
const atOnce: Read = (order, at, take) =>
  paged(db.selectFrom('keyed').select('id'), keysOf(order), { at, take }).execute()
const inRanges: Read = (order, at, take) => {
  const keys = keysOf(order)
  return rangeByRange(keys, { at, take }, (range, left) =>
    paged(db.selectFrom('keyed').select('id').where(range), keys, { at: null, take: left }).execute(),
  )
}

/** Reads to the end; `between` is done after each page, with the last row it had. */
async function readAll(
  readOn: Read,
  order: Order,
  take: number,
  between = async (_page: number, _last: number) => {},
): Promise<number[]> {
  const read: number[] = []
  for (let at: Place | null = null, page = 0; page < 100; page++) {
    const rows: { id: number; place: Place }[] = await readOn(order, at, take)
    read.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (last === undefined) return read
    at = last.place
    await between(page, last.id)
  }
  throw new Error('the pages do not end')
}

const numbered = (rows: Omit<Row, 'id'>[], from: number): Row[] =>
  rows.map((row, at) => ({ ...row, id: from + at * 2 }))

const ways = [
  ['at once', atOnce],
  ['range by range', inRanges],
] as const

test.each(ways)(
  '%s: pages put together are the whole order, with equals and unknowns, in any direction',
  async (_, readOn) => {
    const some = fc.array(row, { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(some, orders, fc.integer({ min: 1, max: 7 }), async (made, order, take) => {
        await sql`truncate keyed`.execute(db)
        const rows = numbered(made, 0)
        await put(rows)
        const whole = rows.toSorted((a, b) => compare(order, a, b)).map(({ id }) => id)
        expect(await readAll(readOn, order, take)).toEqual(whole)
      }),
      { numRuns: 150 },
    )
  },
)

test.each(ways)(
  '%s: rows that come between two pages take nothing away, repeat nothing, and are met where they are still to come',
  async (_, readOn) => {
    const some = fc.array(row, { minLength: 8, maxLength: 20 })
    const few = fc.array(row, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(some, few, orders, async (made, later, order) => {
        await sql`truncate keyed`.execute(db)
        const [rows, late] = [numbered(made, 0), numbered(later, 1)]
        await put(rows)
        const all = new Map([...rows, ...late].map((one) => [one.id, one]))
        const expected = new Set(rows.map(({ id }) => id))
        const read = await readAll(readOn, order, 3, async (page, lastId) => {
          const [last, comes] = [all.get(lastId), late[page]]
          if (last === undefined || comes === undefined) return
          await put([comes])
          if (compare(order, comes, last) > 0) expected.add(comes.id)
        })
        const whole = [...all.values()].toSorted((a, b) => compare(order, a, b)).map(({ id }) => id)
        expect(read).toEqual(whole.filter((id) => expected.has(id)))
      }),
      { numRuns: 100 },
    )
  },
)

test('an order of one direction without unknowns is one condition that an index answers', async () => {
  await sql`truncate keyed`.execute(db)
  await sql`insert into keyed select n, n / 10, null, null, '2026-11-21'::timestamptz + n * interval '1 minute', ''
    from generate_series(1, 5000) n`.execute(db)
  await sql`create index keyed_moment on keyed (moment desc, id desc)`.execute(db)
  await sql`analyze keyed`.execute(db)
  const at = ['2026-11-22 00:00:00+08', '900']
  const query = paged(db.selectFrom('keyed').select('id'), keyset(desc('moment'), desc('id')), {
    at,
    take: 11,
  })
  const plan = JSON.stringify(await query.explain('json'))
  expect(plan).toContain('"Index Cond":"(ROW(moment, id) < ')
  expect(plan).not.toContain('"Sort"')
})

test('an order of two directions with unknowns is ranges of an index, none of which reads what stands before', async () => {
  await sql`truncate keyed`.execute(db)
  await sql`insert into keyed select n, 0, null, case when n % 3 > 0 then '2000-01-01'::date + n / 10 end,
    '2026-11-21', '' from generate_series(1, 5000) n`.execute(db)
  await sql`create index keyed_day on keyed (known, day desc nulls last, id)`.execute(db)
  await sql`analyze keyed`.execute(db)
  const keys = keyset(unknownLast(desc('day')), asc('id'))
  for (const at of [
    ['2000-06-01', '900'],
    [null, '3000'],
  ])
    for (const range of keys.ranges(at)) {
      const { rows } = await sql<object>`explain (analyze, format json)
        select id from keyed where known = 0 and ${range} order by ${keys.order} limit 11`.execute(db)
      const plan = JSON.stringify(rows)
      expect(plan).toContain('keyed_day')
      expect(plan).not.toMatch(/"Filter"|Sort"/)
    }
})
