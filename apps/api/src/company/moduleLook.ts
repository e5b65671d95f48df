import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ComputedSql, fieldSql } from '#company/moduleFilter.ts'
import { moduleOrder } from '#company/moduleOrder.ts'
import { ofTab } from '#company/moduleTab.ts'

/** Records are counted up to here; of a tab with more its first ones tell what it can be narrowed by. */
export const mostRecords = 1_000
const mostValues = 60

type Looked = {
  module: CompanyModule
  computed: ComputedSql
  companyId: string
  tab: string
  isFirst: boolean
}

type Known = {
  counts: Record<string, number>
  isKept: boolean
  facets: Record<string, { value: string; count: number }[]> | null
  newest: { dataSource: string; asOf: string | null; collectedAt: string } | null
}

/** How many records each tab has, what they can be narrowed by, whether none means something, and where the newest comes from. */
export async function lookOver(db: Kysely<DB>, looked: Looked) {
  const { module, companyId, isFirst } = looked
  const table = sql.table(module.table)
  const tabs = Object.keys(module.tabs?.of ?? { all: true })
  const counts = tabs.map(
    (name) => sql`${sql.lit(name)}, (select count(*) from (
      select from ${table} where company_id = ${companyId} and ${ofTab(module, name)} limit ${mostRecords + 1}) counted)`,
  )
  const { rows } = await sql<Known>`
    select jsonb_build_object(${sql.join(counts)}) as counts,
      ${module.whenNone === 'none' ? sql`exists (select from ${table})` : sql`false`} as is_kept,
      ${isFirst ? facetsOf(looked) : sql`null::jsonb`} as facets,
      (select to_jsonb(newest) from (
        select data_source, as_of, collected_at from (
          select data_source, as_of, collected_at from ${table} where company_id = ${companyId}
          order by ${firstKey(module)} limit ${mostRecords}) counted
        order by as_of desc nulls last, collected_at desc limit 1) newest) as newest`.execute(db)
  const known = rows[0] ?? { counts: {}, isKept: false, facets: null, newest: null }
  const { newest } = known
  return {
    /** Of each tab; one more than are counted where there are more. */
    counts: known.counts,
    facets: known.facets ?? {},
    isCollected: newest !== null || known.isKept,
    newest: newest && {
      ...newest,
      sourceUrl: null,
      collectedAt: new Date(newest.collectedAt),
    },
  }
}

/** In whose order an index has the records of a company: without, PostgreSQL would look for them through the whole table. */
function firstKey({ table, key: [name = ''], fields }: CompanyModule): RawBuilder<unknown> {
  return sql.ref(`${table}.${fields[name] === 'name' ? `${name}Key` : name}`)
}

/** What each filter by value or by year finds among the first records of a tab. */
function facetsOf({ module, computed, companyId, tab }: Looked): RawBuilder<unknown> {
  const filters = Object.entries(module.filters ?? {}).filter(
    ([, kind]) => kind === 'value' || kind === 'year',
  )
  if (filters.length === 0) return sql`null::jsonb`
  const columns = filters.map(([name, kind]) => {
    const by = fieldSql(module, computed, name)
    return sql`${kind === 'year' ? sql`extract(year from ${by})::text` : sql`${by}::text`} as ${sql.id(name)}`
  })
  const facets = filters.map(([name]) => {
    const column = sql.id(name)
    return sql`${sql.lit(name)}, (
      select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) order by count desc, value), '[]')
      from (select ${column} as value, count(*) as count from first_ones
        where ${column} is not null and ${column} <> '' group by 1 order by 2 desc, 1 limit ${mostValues}) found)`
  })
  return sql`(with first_ones as materialized (
    select ${sql.join(columns)} from ${sql.table(module.table)}
    where company_id = ${companyId} and ${ofTab(module, tab)}
    order by ${moduleOrder(module).order} limit ${mostRecords})
  select jsonb_build_object(${sql.join(facets)}))`
}
