import { days } from '@zhzz/api/calendar/days.ts'
import { editions } from '@zhzz/api/calendar/editions.ts'
import { plan } from '@zhzz/api/schedule/plan.ts'
import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import type { Pool } from 'pg'
import { benchDatabase } from '#load/benchDatabase.ts'
import { person, viewer } from '#load/person.ts'
import { timed } from '#load/timed.ts'
import { fillYears } from '#schedule/fillYears.ts'
import { monthPaint } from '#schedule/monthPaint.ts'

type Options = { editions: string; runs: string; paint: boolean }
type Span = { from: string; to: string }

/** 展会排期 and its plan beside the query that one would write first, read from the table row by row. */
export async function scheduleSpeed({ editions: wanted, runs, paint }: Options): Promise<void> {
  const database = await benchDatabase('bench_schedule')
  try {
    const year = new Date().getFullYear()
    await fillYears(database.pool, Number(wanted), year)
    const rows = []
    for (const { what, ours, plain } of looks(database, year)) {
      const [own, other] = [await timed(Number(runs), ours), await timed(Number(runs), plain)]
      rows.push({
        what,
        'median ms': round(own.median),
        'longest ms': round(own.longest),
        'plain scan ms': round(other.median),
        'times faster': round(other.median / own.median),
      })
    }
    console.log(`${wanted} editions in five years, ${runs} runs each; a new month, week or year each run`)
    console.table(rows)
    if (paint) console.table([await monthPaint(database.url, Number(runs))])
  } finally {
    await database.end()
  }
}

type Look = {
  what: string
  ours: (run: number) => Promise<unknown>
  plain: (run: number) => Promise<unknown>
}

function looks({ db, pool }: { db: Parameters<typeof plan>[1]['db']; pool: Pool }, year: number): Look[] {
  const now = new Date()
  const base = { db, viewer, now, locale: 'zh-Hans', fail: (name: 'invalid') => new Failure(name) } as const
  const deps = { sealing: sealingOf(Buffer.alloc(32, 7)) }
  // What of a call these look at.
  const ofDays = trusted<Parameters<typeof days>[1]>({ ...base, call: calendar.days })
  const ofEditions = trusted<Parameters<typeof editions>[1]>({ ...base, call: calendar.editions, deps })
  const ofPlan = trusted<Parameters<typeof plan>[1]>({ ...base, call: schedule.plan })
  const askDays = (span: Span) => days({ ...span, filters: {} }, ofDays)
  const askEditions = (span: Span, limit: number, isWithMoves: boolean) =>
    editions({ ...span, filters: {}, isWithMoves, limit }, ofEditions)
  return [
    {
      what: 'month: its days and the first 10 rows',
      ours: (run) => Promise.all([askDays(monthOf(year, run)), askEditions(monthOf(year, run), 10, false)]),
      plain: (run) =>
        Promise.all([plainDays(pool, monthOf(year, run)), plainRows(pool, monthOf(year, run), 10)]),
    },
    {
      what: 'week: its first 40 rows with build-up',
      ours: (run) => askEditions(weekOf(year, run), 40, true),
      plain: (run) => plainRows(pool, weekOf(year, run), 40),
    },
    {
      what: 'year: its days',
      ours: (run) => askDays(yearOf(year, run)),
      plain: (run) => plainDays(pool, yearOf(year, run)),
    },
    {
      what: 'plan of a year with 60 rows',
      ours: () => plan({ year }, ofPlan),
      plain: () => plainClashes(pool),
    },
  ]
}

/** A join with every day. */
function plainDays(pool: Pool, { from, to }: Span): Promise<unknown> {
  return scanned(
    pool,
    `select day::date, count(*), count(*) filter (where exists (select from my_exhibition mine
        where mine.edition_id = edition.id and mine.sub_account_id = '${person}'))
      from generate_series($1::date, $2::date, '1 day') day
      join exhibition_edition edition on edition.start_date <= day and edition.end_date >= day
        and edition.set_status is distinct from 'cancelled' group by 1 order by 1`,
    [from, to],
  )
}

function plainRows(pool: Pool, { from, to }: Span, limit: number): Promise<unknown> {
  return scanned(
    pool,
    `select edition.*, series.industry_codes, region.name as city, count(*) over () as total from exhibition_edition edition
      join exhibition_series series on series.id = edition.series_id
      left join region on region.code = edition.region_code
      where edition.start_date <= $2::date and edition.end_date >= $1::date
        and edition.set_status is distinct from 'cancelled' order by edition.start_date, edition.id limit ${limit}`,
    [from, to],
  )
}

/** Pairs that share days, and for each row the other editions of its trade on its days. */
function plainClashes(pool: Pool): Promise<unknown> {
  return scanned(
    pool,
    `with mine as (select edition.*, series.industry_codes from my_exhibition mine
        join exhibition_edition edition on edition.id = mine.edition_id
        join exhibition_series series on series.id = edition.series_id where mine.sub_account_id = '${person}')
      select one.id, other.id from mine one join (select edition.*, series.industry_codes from exhibition_edition edition
          join exhibition_series series on series.id = edition.series_id) other
        on other.start_date <= one.end_date and other.end_date >= one.start_date and other.id <> one.id
          and (other.industry_codes && one.industry_codes or other.id in (select id from mine))`,
    [],
  )
}

/** Row by row, as from a table without an index for it. */
async function scanned(pool: Pool, statement: string, values: string[]): Promise<unknown> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local enable_indexscan = off; set local enable_bitmapscan = off')
    const { rows } = await client.query(statement, values)
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

function monthOf(year: number, run: number): Span {
  const first = Date.UTC(year - 1, run % 36, 1)
  return { from: dayOf(first), to: dayOf(Date.UTC(year - 1, (run % 36) + 1, 0)) }
}

function weekOf(year: number, run: number): Span {
  const first = Date.UTC(year - 1, 0, 1 + 7 * run)
  return { from: dayOf(first), to: dayOf(first + 6 * 86_400_000) }
}

function yearOf(year: number, run: number): Span {
  const one = year - 2 + (run % 5)
  return { from: `${one}-01-01`, to: `${one}-12-31` }
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
