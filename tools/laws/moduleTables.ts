import { type CompanyModule, columnsOf } from '@zhzz/contract/companyModule/companyModule.ts'
import { type FieldKind, isSeveral } from '@zhzz/contract/companyModule/fieldKind.ts'

/** What every table of records has beside what its module declares. */
const always = ['id', 'companyId', 'dataSource', 'asOf', 'fileStamp', 'collectedAt']

/** A company module is declared once, and so is its table: the two name the same columns of the same kinds. `tables`: the text of tables.gen.ts. */
export function moduleTables(modules: Readonly<Record<string, CompanyModule>>, tables: string): string[] {
  return Object.entries(modules).flatMap(([entry, module]) => {
    const { name, table } = module
    if (entry !== name) return [`companyModules.ts: ${entry} is called ${name}`]
    const has = columnsIn(tables, table)
    if (has === null) return [`${name}: there is no table ${table}`]
    const wanted = new Map(Object.entries(columnsOf(module)).flatMap((field) => columnsFor(module, ...field)))
    return [
      ...[...wanted].flatMap(([column, types]) => {
        const type = has.get(column)
        if (type === undefined) return [`${name}: ${table} has no column ${column}`]
        return types.includes(type)
          ? []
          : [`${name}: ${table}.${column} is ${type}, not ${types.join(' or ')}`]
      }),
      ...[...has.keys()]
        .filter((column) => !wanted.has(column) && !always.includes(column))
        .map((column) => `${name}: ${table}.${column} is no field of the module`),
      ...always
        .filter((column) => !has.has(column))
        .map((column) => `${name}: ${table} has no column ${column}`),
    ]
  })
}

function columnsFor({ key }: CompanyModule, field: string, kind: FieldKind): [string, string[]][] {
  if (kind === 'name')
    return [
      [field, ['string']],
      [`${field}Key`, ['string']],
    ]
  const type = typeOf(kind)
  if (type.endsWith('[]') || type === 'boolean') return [[field, [`Generated<${type}>`]]]
  return [[field, [key.includes(field) ? type : `${type} | null`]]]
}

function typeOf(kind: FieldKind): string {
  if (isSeveral(kind)) return 'string[]'
  if (kind === 'flag') return 'boolean'
  if (kind === 'count' || kind === 'year') return 'number'
  return kind === 'money' || kind === 'percent' ? 'Numeric' : 'string'
}

/** The columns of a table with their types, null when there is none. */
function columnsIn(tables: string, table: string): Map<string, string> | null {
  const name = table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const body = new RegExp(`^export interface ${name} \\{\\n([^}]*)\\}`, 'm').exec(tables)?.[1]
  if (body === undefined) return null
  return new Map(
    [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, column = '', type = '']) => [column, type]),
  )
}
