import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import type { FieldKind } from '@zhzz/contract/companyModule/fieldKind.ts'
import { isNotOlder } from '#precedence.ts'

const isNotOld = isNotOlder('t.as_of', { incoming: 'excluded' })

const types = {
  name: 'text',
  text: 'text',
  prose: 'text',
  status: 'text',
  link: 'text',
  image: 'text',
  withheld: 'text[]',
  texts: 'text[]',
  date: 'date',
  money: 'numeric',
  currency: 'text',
  percent: 'numeric',
  count: 'integer',
  year: 'integer',
  flag: 'boolean',
  company: 'uuid',
} as const

/** A column of a module's table that the import writes. */
export type Column = { field: string; column: string; type: string; isKey: boolean; isFolded: boolean }

/** In the order of the fields; a name stands beside the folded form that it is told by. */
export function importedColumns({ fields, key }: CompanyModule): Column[] {
  return Object.entries(fields).flatMap(([field, kind]) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const isKey = key.includes(field)
    const plain = { field, column, type: typeOf(kind), isKey, isFolded: false }
    if (kind !== 'name') return [plain]
    return [
      { ...plain, isKey: false },
      { ...plain, column: `${column}_key`, isFolded: true },
    ]
  })
}

function typeOf(kind: FieldKind): string {
  if (typeof kind === 'string') return types[kind]
  return 'anyOf' in kind ? 'text[]' : 'text'
}

/**
 * Writes records given as JSON ($1), with the file's stamp ($2), onto those of the same key: what a row of another file
 * tells goes before unless it is older, what one of the same file tells only fills what is empty. Those that change
 * nothing are not written.
 */
export function upsertOf(module: CompanyModule): string {
  const columns = importedColumns(module)
  const names = columns.map(({ column }) => column).join(', ')
  const told = ['company_id', ...columns.filter(({ isKey }) => isKey).map(({ column }) => column)].join(', ')
  const facts = columns.filter(({ isKey }) => !isKey)
  const merged = facts.map(mergedValue)
  return `
    insert into ${module.table} as t (id, company_id, ${names}, data_source, as_of, file_stamp)
    select distinct on (${told}) id, company_id, ${names}, data_source, as_of, $2::bytea
    from jsonb_to_recordset($1::jsonb) as n (id uuid, company_id uuid, line integer, data_source text, as_of date,
      ${columns.map(({ column, type }) => `${column} ${type}`).join(', ')})
    order by ${told}, line
    on conflict (${told}) do update set ${facts.map(({ column }, at) => `${column} = ${merged[at]}`).join(', ')},
      data_source = case when ${isNotOld} then excluded.data_source else t.data_source end,
      file_stamp = case when ${isNotOld} then excluded.file_stamp else t.file_stamp end,
      as_of = greatest(t.as_of, excluded.as_of), collected_at = now()
    where (greatest(t.as_of, excluded.as_of), ${merged.join(', ')})
      is distinct from (t.as_of, ${facts.map(({ column }) => `t.${column}`).join(', ')})`
}

function mergedValue({ column, type }: Column): string {
  const first = (one: string, other: string) =>
    type === 'text[]'
      ? `case when ${one}.${column} = '{}' then ${other}.${column} else ${one}.${column} end`
      : `coalesce(${one}.${column}, ${other}.${column})`
  return `case when t.file_stamp is distinct from excluded.file_stamp and ${isNotOld} then ${first('excluded', 't')} else ${first('t', 'excluded')} end`
}
