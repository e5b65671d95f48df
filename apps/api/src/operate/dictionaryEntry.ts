import { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { broughtNames } from '#operate/names/brought.ts'
import { standingNames } from '#operate/names/standing.ts'

const none = { 'zh-Hans': '', 'zh-Hant': '', en: '', fr: '', es: '' }

export const dictionaryEntry: Handler<typeof operate.dictionaryEntry> = async (
  { type, code },
  { db, fail },
) => {
  const names = await standingNames(db, type, code)
  if (names === undefined) throw fail('notFound')
  const said = await db
    .selectFrom('dictionaryName')
    .where('type', '=', type)
    .where('code', '=', code)
    .orderBy('setAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'brought', 'source', 'reason', 'setBy', 'setAt', 'undoneBy', 'undoneAt'])
    .select(sql<object>`${JSON.stringify(none)}::jsonb || names`.as('names'))
    .execute()
  const holding = said.find(({ undoneAt }) => undoneAt === null)?.id
  const history = said.map(({ setAt, undoneAt, ...row }) => ({
    ...row,
    setAt: setAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    holds: row.id === holding,
  }))
  const brought = broughtNames(type, code) ?? null
  const shown = await shownBy(db, type, code)
  return operate.dictionaryEntry.output.parse({ names, brought, shown, history })
}

type Shown = { halls: number; series: number; editions: number }

/** How many fairs and halls stand in the place, or are of the topic; of other dictionaries nothing is counted. */
async function shownBy(db: Kysely<DB>, type: string, code: string): Promise<Shown> {
  if (type === 'region') {
    const { rows } = await sql<Shown>`
      with recursive inside as (select ${code}::text as code
        union all select region.code from region join inside on region.parent_code = inside.code)
      select (select count(*)::integer from hall where region_code in (table inside)) as halls,
        (select count(*)::integer from exhibition_series where home_region_code in (table inside)) as series,
        (select count(*)::integer from exhibition_edition where region_code in (table inside)) as editions`.execute(
      db,
    )
    return rows[0] ?? { halls: 0, series: 0, editions: 0 }
  }
  if (type !== 'exhibition_industry') return { halls: 0, series: 0, editions: 0 }
  const { rows } = await sql<Shown>`
    select 0 as halls, count(*)::integer as series,
      (select count(*)::integer from exhibition_edition edition join exhibition_series own on own.id = edition.series_id
        where ${code} = any(own.industry_codes)) as editions
    from exhibition_series where ${code} = any(industry_codes)`.execute(db)
  return rows[0] ?? { halls: 0, series: 0, editions: 0 }
}
