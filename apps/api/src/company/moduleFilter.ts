import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { columnsOf } from '@zhzz/contract/companyModule/companyModule.ts'
import type { FieldKind, FilterKind } from '@zhzz/contract/companyModule/fieldKind.ts'
import { isSeveral } from '@zhzz/contract/companyModule/fieldKind.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayAfter, shanghaiDay } from '#day.ts'

/** What a handler reads beside the table: SQL in whose scope the table stands under its own name. */
export type ComputedSql = Readonly<Record<string, RawBuilder<unknown>>>

/** The value of a field of the module, as SQL. */
export function fieldSql(module: CompanyModule, computed: ComputedSql, name: string): RawBuilder<unknown> {
  return name in columnsOf(module) ? sql.ref(`${module.table}.${name}`) : (computed[name] ?? sql`null`)
}

/** The records that a reader's filters leave; null: there are none. A value that no filter takes leaves all. */
export function moduleFilter(
  module: CompanyModule,
  computed: ComputedSql,
  { asked, now }: { asked: object; now: Date },
): RawBuilder<SqlBool> | null {
  const given = new Map<string, unknown>(Object.entries(asked))
  const conditions = Object.entries(module.filters ?? {}).flatMap(([name, kind]) => {
    const value = given.get(name)
    const left =
      typeof value === 'string' && value !== ''
        ? leaves(fieldSql(module, computed, name), { kind, value, field: kindOf(module, name), now })
        : null
    return left === null ? [] : [left]
  })
  const keyword = given.get('keyword')
  if (typeof keyword === 'string' && keyword !== '') {
    const head = fieldSql(module, computed, module.shown.head)
    // By its statistics PostgreSQL tells a rare word from a frequent one, and reads as befits it.
    conditions.push(sql<SqlBool>`(${head})::text ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}`)
  }
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function kindOf(module: CompanyModule, name: string): FieldKind {
  return { ...columnsOf(module), ...module.computed }[name] ?? 'text'
}

type Asked = { kind: FilterKind; value: string; field: FieldKind; now: Date }

function leaves(by: RawBuilder<unknown>, { kind, value, field, now }: Asked): RawBuilder<SqlBool> | null {
  if (kind === 'value') {
    if (field === 'flag') return sql<SqlBool>`${by} = ${value === 'true'}`
    return isSeveral(field) ? sql<SqlBool>`${by} @> array[${value}]::text[]` : sql<SqlBool>`${by} = ${value}`
  }
  if (!/^\d{1,9}$/.test(value)) return null
  const number = Number(value)
  if (kind === 'year')
    return number < 1000 || number > 9998
      ? null
      : sql<SqlBool>`${by} between ${`${number}-01-01`}::date and ${`${number}-12-31`}::date`
  if (kind === 'recent')
    return number > 36_500 ? null : sql<SqlBool>`${by} >= ${dayAfter(shanghaiDay(now), -number)}::date`
  const [from = 0, to] = [kind[number - 1], kind[number]]
  if (number < 1 || number > kind.length) return null
  return to === undefined
    ? sql<SqlBool>`${by} >= ${from}`
    : sql<SqlBool>`(${by} >= ${from} and ${by} < ${to})`
}
