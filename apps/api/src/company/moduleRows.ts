import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ComputedSql, fieldSql, type ModuleFilter } from '#company/moduleFilter.ts'
import { mostRecords } from '#company/moduleLook.ts'
import { moduleOrder } from '#company/moduleOrder.ts'
import { ofTab } from '#company/moduleTab.ts'
import { estimatedRows } from '#estimatedRows.ts'
import { type Keyset, type Place, rangeByRange } from '#keyset.ts'

type Listed = {
  module: CompanyModule
  computed: ComputedSql
  companyId: string
  tab: string
  filter: ModuleFilter | null
}
type Row = { id: string; place: Place }

/** Of a word that so many have, a thousand are soon met along the order; of rarer ones the table is read as it lies. */
const fewWithWord = 5_000

/** The ids that a filter leaves of a tab, in no order: one more than are counted, where there are more. null: nothing is filtered. */
export async function recordsLookedUp(db: Kysely<DB>, listed: Listed): Promise<string[] | null> {
  const { module, companyId, filter } = listed
  if (filter === null) return null
  const table = sql.table(module.table)
  const found = sql`select ${sql.ref(`${module.table}.id`)} from ${table} where ${ofList(listed)}`
  const isRare =
    filter.likeWord !== null &&
    (await estimatedRows(
      db,
      sql`select from ${table} where company_id = ${companyId} and ${filter.likeWord}`,
    )) < fewWithWord
  const { rows } = await sql<{ id: string }>`${
    isRare
      ? sql`with matching as materialized (${found}) select id from matching`
      : sql`${found} order by ${moduleOrder(module).order}`
  } limit ${mostRecords + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The records of one page. Few that a filter left are put in order; of many the next ones are soon met along the order. */
export async function moduleRows(
  db: Kysely<DB>,
  listed: Listed & { found: string[] | null },
  { keys, at, take }: { keys: Keyset; at: Place | null; take: number },
): Promise<Row[]> {
  const { module, computed, found } = listed
  const read = async (where: RawBuilder<SqlBool>, limit: number) =>
    (await rowsWhere(module, computed, { where, keys, limit }).execute(db)).rows
  if (found !== null && found.length <= mostRecords)
    return read(sql`id = any(${found}::uuid[]) and ${keys.behind(at)}`, take)
  return rangeByRange(keys, { at, take }, (range, left) => read(sql`${ofList(listed)} and ${range}`, left))
}

/** What a list shows of the first records in an order, of those that `where` leaves. */
function rowsWhere(
  module: CompanyModule,
  computed: ComputedSql,
  { where, keys, limit }: { where: RawBuilder<SqlBool>; keys: Keyset; limit: number },
): RawBuilder<Row> {
  return sql<Row>`
    select ${sql.ref(`${module.table}.id`)}, ${keys.place} as place, ${selected(module, computed, sentFields(module))}
    from ${sql.table(module.table)} where ${where} order by ${keys.order} limit ${limit}`
}

/** The fields of an answer, to be selected. */
export function selected(module: CompanyModule, computed: ComputedSql, fields: object): RawBuilder<unknown> {
  return sql.join(
    Object.keys(fields).map((name) => sql`${fieldSql(module, computed, name)} as ${sql.id(name)}`),
  )
}

/** The records on a tab of a company, of them those that the filter leaves. */
function ofList({ module, companyId, tab, filter }: Omit<Listed, 'computed'>): RawBuilder<SqlBool> {
  return sql`company_id = ${companyId} and ${ofTab(module, tab)} and ${filter?.leaves ?? sql`true`}`
}
