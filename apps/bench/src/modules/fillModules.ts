import { type CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { codesOf, type FieldKind, isSeveral } from '@zhzz/contract/companyModule/fieldKind.ts'
import type { Pool } from 'pg'

/** SQL of a value of record `n`, different for each where it may be a key. */
function valueSql(kind: FieldKind): string {
  if (isSeveral(kind)) return `'{}'::text[]`
  if (typeof kind !== 'string') {
    const codes = codesOf(kind)
    return `(array[${codes.map((code) => `'${code}'`).join(', ')}])[1 + n % ${codes.length}]`
  }
  if (kind === 'date') return `date '2000-01-01' + n % 9000`
  if (kind === 'year') return '2000 + n % 100'
  if (kind === 'percent') return 'n % 100'
  if (kind === 'count' || kind === 'money') return 'n'
  if (kind === 'flag') return 'true'
  if (kind === 'currency') return `'CNY'`
  if (kind === 'status') return `'存续'`
  if (kind === 'link' || kind === 'image' || kind === 'prose') return 'null'
  return `'记录' || n`
}

type Filled = { each: number; where?: string; isNarrow?: boolean }

/** So many records of a module for every company that `where` leaves; narrow ones say what their place in the list takes alone. */
export async function fillModule(
  pool: Pool,
  module: CompanyModule,
  { each, where = 'true', isNarrow = false }: Filled,
): Promise<void> {
  const placed = [...module.key, module.order.by, module.tabs?.by, module.telling]
  const said = Object.entries(module.fields).filter(([name]) => !isNarrow || placed.includes(name))
  const columns = said.flatMap(([name, kind]) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const value: [string, string] = [column, valueSql(kind)]
    return kind === 'name' ? [value, [`${column}_key`, valueSql(kind)] as const] : [value]
  })
  await pool.query(`
    insert into ${module.table} (id, company_id, ${columns.map(([column]) => column).join(', ')}, data_source)
    select gen_random_uuid(), company.id, ${columns.map(([, value]) => value).join(', ')}, 'bench'
    from company cross join generate_series(0, ${each - 1}) n where ${where}`)
}
