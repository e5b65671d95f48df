import { visitorStatistics } from '@zhzz/api/exhibition/visitorStatistics.ts'
import { visitors } from '@zhzz/api/exhibition/visitors.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { sql } from 'kysely'
import { benchDatabase } from '#load/benchDatabase.ts'
import { timedRow } from '#load/timed.ts'

type Options = { rows: string; editions: string; runs: string }
type Context = Parameters<typeof visitors>[1]
type Asked = Parameters<typeof visitors>[0]

const sealing = sealingOf(Buffer.alloc(32, 7))

/** 参展观众 of an edition with a long list, among others: pages of each order at its beginning, middle and end, and filters. */
export async function visitorSpeed({ rows, editions, runs }: Options): Promise<void> {
  const database = await benchDatabase('bench_visitors')
  const { pool, db } = database
  const [count, times] = [Number(rows), Number(runs)]
  try {
    await fill(db, count, Number(editions))
    await pool.query('vacuum analyze')
    const { rows: found } = await pool.query<{ id: string }>(
      'select id from exhibition_edition where year = 2026',
    )
    const editionId = found[0]?.id ?? ''
    const context = contextOf(db)
    const ask = (more: Partial<Asked>) =>
      visitors({ editionId, sort: 'visitorCount', limit: 20, ...more }, context)
    const table = [await timedRow('shares of all', times, () => visitorStatistics({ editionId }, context))]
    for (const sort of ['visitorCount', 'editionCount', 'name'] as const)
      for (const [place, seen] of [
        ['first', 0],
        ['middle', count / 2],
        ['last', count - 20],
      ] as const) {
        const cursor = seen === 0 ? undefined : await cursorAt(ask, sort, seen)
        table.push(await timedRow(`by ${sort}, ${place} page`, times, () => ask({ sort, cursor })))
      }
    const narrowed: [string, Partial<Asked>][] = [
      ['half of them', { interests: ['意向1'] }],
      ['one in ten', { industries: ['行业3'] }],
      ['one in ten, by editions', { industries: ['行业3'], sort: 'editionCount' }],
      ['one in ten, by name', { industries: ['行业3'], sort: 'name' }],
      ['one in twenty', { jobLevels: ['职位3', '职位13', '职位23', '职位33', '职位43'] }],
      ['one in a hundred', { jobLevels: ['职位77'] }],
      ['one in a thousand', { regionCodes: ['DE'] }],
      ['two editions or more', { visitedEditions: '2' }],
      ['one in two and one in ten, which nobody is', { interests: ['意向1'], industries: ['行业2'] }],
      ['five editions or more, of one trade in ten', { visitedEditions: '5', industries: ['行业3'] }],
    ]
    for (const [what, filter] of narrowed)
      table.push(await timedRow(`${what}, first page`, times, () => ask(filter)))
    console.table(table)
  } finally {
    await database.end()
  }
}

/** Pages of a hundred up to there. */
async function cursorAt(
  ask: (more: Partial<Asked>) => ReturnType<typeof visitors>,
  sort: Asked['sort'],
  seen: number,
): Promise<string | undefined> {
  let cursor: string | undefined
  for (let at = 0; at < seen; at += 100)
    cursor = (await ask({ sort, limit: 100, cursor })).cursor ?? undefined
  return cursor
}

async function fill(db: Context['db'], rows: number, editions: number) {
  await sql`insert into exhibition_series (id, name, name_key, data_source)
    values ('00000000-0001-7000-8000-000000000000', '测试展', '测试展', 'bench')`.execute(db)
  await sql`insert into exhibition_edition (id, series_id, year, name, start_date, end_date, data_source)
    select gen_random_uuid(), '00000000-0001-7000-8000-000000000000', 2027 - n, n || '届测试展',
      make_date(2027 - n, 6, 1), make_date(2027 - n, 6, 3), 'bench' from generate_series(1, ${editions}::integer) n`.execute(
    db,
  )
  await sql`insert into visitor_organization (id, edition_id, listed_name, name_key, visitor_count, edition_count, industry_text,
      job_levels, interests, traits, data_source)
    select gen_random_uuid(), e.id, '到访机构' || n, '到访机构' || n, case when n % 7 = 0 then null else n * 37 % 90 end,
      case when n % 50 = 0 then 5 when n % 5 = 0 then 2 else 1 end, '行业' || n % 10,
      jsonb_build_array(jsonb_build_object('name', '职位' || n % 100, 'count', 2)), array['意向' || n % 2],
      visitor_traits(e.id, null, case when n % 1000 = 0 then 'DE' else 'CN' end, '行业' || n % 10,
        jsonb_build_array(jsonb_build_object('name', '职位' || n % 100)), array['意向' || n % 2]), 'bench'
    from exhibition_edition e cross join generate_series(1, ${rows}::integer) n`.execute(db)
  await sql`insert into visitor_aggregate (id, edition_id, dimension, name, name_key, share, data_source)
    select gen_random_uuid(), e.id, d, d || n, d || n, n, 'bench' from exhibition_edition e
    cross join unnest(array['region', 'industry', 'jobLevel', 'department', 'interest']) d cross join generate_series(1, 40) n`.execute(
    db,
  )
}

/** Of a member, with nothing but the database behind. */
function contextOf(db: Context['db']): Context {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const viewer = { sessionId: nobody, subAccountId: nobody, accountId: nobody, tenantId: nobody }
  // What of a call the two handlers look at.
  return trusted<Context>({
    db,
    call: exhibition.visitors,
    deps: { sealing },
    viewer: { ...viewer, realName: null, plan: 'member', isOwner: true, roles: [], permissions: [] },
    now: new Date(),
    locale: 'zh-Hans',
    fail: (name: 'notFound') => new Failure(name),
  })
}
