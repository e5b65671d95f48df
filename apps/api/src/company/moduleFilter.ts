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

/** The records that filters leave; beside it the word that is looked for, as PostgreSQL can estimate it but compares slowly. */
export type ModuleFilter = { leaves: RawBuilder<SqlBool>; likeWord: RawBuilder<SqlBool> | null }

/** What a reader's filters leave; null: there are none. A value that no filter takes leaves all. */
export function moduleFilter(
  module: CompanyModule,
  computed: ComputedSql,
  { asked, now }: { asked: object; now: Date },
): ModuleFilter | null {
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
  const word = typeof keyword === 'string' && keyword !== '' ? keyword : null
  const head = sql`(${fieldSql(module, computed, module.shown.head)})::text`
  if (word !== null)
    conditions.push(sql`strpos(${hasCases(word) ? sql`lower(${head})` : head}, lower(${word})) > 0`)
  return conditions.length === 0
    ? null
    : {
        leaves: sql`(${sql.join(conditions, sql` and `)})`,
        likeWord: word === null ? null : sql`${head} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
      }
}

/** Letters of one case alone, such as Chinese ones, are compared as they are, in half the time. */
function hasCases(word: string): boolean {
  return word.toLowerCase() !== word.toUpperCase()
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
