import { gaps } from '@zhzz/api/hall/gaps.ts'
import { occupancy } from '@zhzz/api/hall/occupancy.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { hallPaint } from '#halls/hallPaint.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { type Timed, timed } from '#load/timed.ts'

type Options = { pavilions: string; years: string; runs: string; paint: boolean }
type Context = Parameters<typeof occupancy>[1] & Parameters<typeof gaps>[1]

const id = '00000000-0000-7000-8000-0000000000aa'

/** The calendar of a hall and its gaps, whole, beside the plain query of its rows. */
export async function hallSpeed(options: Options): Promise<void> {
  const [pavilions, years, runs] = [Number(options.pavilions), Number(options.years), Number(options.runs)]
  const database = await benchDatabase('bench_halls')
  try {
    // In every pavilion a show each two weeks, with its building and taking down, and other halls that are as full.
    await database.pool.query(`
      insert into hall (id, name, name_key, region_code, data_source)
      select case n when 0 then '${id}' else gen_random_uuid() end, 'hall ' || n, 'hall ' || n, null, 'bench'
      from generate_series(0, 19) n;
      insert into pavilion (id, hall_id, code, area)
      select gen_random_uuid(), hall.id, 'H' || n, 10000 from hall, generate_series(1, ${pavilions}) n;
      insert into hall_occupancy (id, hall_id, pavilions, title, phase, start_date, end_date, data_source, row_key)
      select gen_random_uuid(), hall.id, array['H' || p, 'H' || p + 1], 'show ' || n || ' ' || p, part.phase,
        day + part.first, day + part.last, 'bench', n || ' ' || p || part.phase
      from hall, generate_series(1, ${pavilions}, 2) p, generate_series(0, ${years} * 26 - 1) n,
        (values ('move_in', 0, 1), ('show', 2, 4), ('move_out', 5, 5)) part (phase, first, last),
        lateral (select date '2026-11-01' + n * 14 + p % 7 as day) days;
      insert into hall_occupancy (id, hall_id, is_whole_hall, title, phase, start_date, end_date, data_source, row_key)
      select gen_random_uuid(), hall.id, true, '', 'open', '2026-11-01', date '2026-11-01' + ${years} * 365, 'bench', 'open'
      from hall;
      analyze`)
    const days = { from: '2026-11-01', to: dayAfter('2026-11-01', years * 365) }
    const context = contextOf(database.db)
    const plain = async () =>
      (
        await database.pool.query(
          `select pavilions, is_whole_hall, title, phase, start_date, end_date, certainty, edition_id
          from hall_occupancy where hall_id = $1 and start_date <= $3 and end_date >= $2`,
          [id, days.from, days.to],
        )
      ).rows
    const whole = async () => hall.occupancy.output.parse(await occupancy({ id, ...days }, context))
    const half = async () =>
      hall.occupancy.output.parse(
        await occupancy({ id, from: days.from, to: dayAfter(days.from, 180) }, context),
      )
    const radar = async () => hall.gaps.output.parse(await gaps({ id, minDays: 5 }, context))
    const base = await timed(runs, plain)
    console.table([
      told('plain query of the rows', base, base),
      told(`calendar, ${years} years`, await timed(runs, whole), base),
      told('calendar, as the page asks: six months', await timed(runs, half), base),
      told('gaps of a year', await timed(runs, radar), base),
    ])
    if (options.paint) console.table([await hallPaint(database.url, id)])
  } finally {
    await database.end()
  }
}

/** Of a visitor, with nothing but the database behind. */
function contextOf(db: Context['db']): Context {
  // What of a call these two look at.
  return trusted<Context>({
    db,
    viewer: null,
    now: new Date('2026-11-01T04:00:00Z'),
    locale: 'zh-Hans',
    fail: (name: 'notFound') => new Failure(name),
  })
}

function told(what: string, { median, longest, last }: Timed<unknown>, base: Timed<unknown>) {
  return {
    what,
    'median ms': Number(median.toFixed(1)),
    'longest ms': Number(longest.toFixed(1)),
    'times the plain query': Number((median / base.median).toFixed(2)),
    KB: Math.round(JSON.stringify(last).length / 1024),
  }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
