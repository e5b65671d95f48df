import type { CopyValue } from '@zhzz/db/copyRows.ts'
import type { Queries } from '@zhzz/db/queries.ts'
import type { CompanyField } from '#company/fields.ts'
import { companyRow } from '#company/row.ts'
import { rewriteFewSearchRows } from '#company/searchRows.ts'
import { companyGroups, plainColumns } from '#company/staging.ts'
import { asCorrection, type Said, withoutUndo } from '#correct/asCorrection.ts'
import { Hindered } from '#correct/hindered.ts'
import { differing, noteWrong, stood } from '#correct/noteWrong.ts'
import { retellCompanies } from '#topic/retell.ts'

export type Correction = Said & {
  companyId: string
  /** By field, as a file would write it. */
  set: Partial<Record<CompanyField, string>>
  /** Groups of facts that nobody knows: what stands there is wrong. */
  blank: readonly string[]
  /** An open run that it is a part of. */
  run?: number
}

/**
 * Puts facts of a company right, in the transaction it is called in, as a run with a number that `undo` takes back. What
 * stood there is noted: an import that says it again is not believed, one that says something else is, by the rules of
 * sources and days. Throws a `Hindered`, in words for the operator, before anything is written.
 */
export async function correctCompany(client: Queries, correction: Correction): Promise<number> {
  const { companyId, set, blank, run, ...said } = correction
  await withoutUndo(client)
  const { rows } = await client.query<{ name: string; row: Record<string, unknown> }>(
    'select name, to_jsonb(c) as row from company c where id = $1 and merged_into_id is null for update',
    [companyId],
  )
  const [held] = rows
  if (held === undefined) throw new Hindered('gone', `there is no company ${companyId} that stands by itself`)
  const told = toldValues(held.name, set)
  const changed = differing(held.row, { ...blankValues(blank), ...told })
  const columns = Object.keys(changed)
  if (columns.length === 0) throw new Hindered('same', `${held.name} says so already`)
  const groups = companyGroups
    .filter((group) => group.columns.some((column) => column in told))
    .map(({ name }) => [name, [said.source, said.asOf]])
  return asCorrection(client, { name: held.name, said, options: { set, blank }, run }, async () => {
    await client.query(
      `update company c set (${columns.join(', ')}) = (
         select ${columns.map((column) => `told.${column}`).join(', ')} from jsonb_populate_record(null::company, $2) told),
         stated = nullif(coalesce(stated, '{}') - $3::text[] || $4::jsonb, '{}'), updated_at = now()
       where id = $1`,
      [companyId, changed, blank, Object.fromEntries(groups)],
    )
    const wrong = stood(held.row, changed)
    await noteWrong(client, { table: 'company', id: companyId, wrong, right: changed, said })
    await retellCompanies(client, [companyId])
    await rewriteFewSearchRows(client, [companyId])
  })
}

/** What the fields say, by column; a field that says nothing a company has, or cannot be read, is refused. */
function toldValues(name: string, set: Correction['set']): Record<string, CopyValue> {
  const values: Record<string, CopyValue> = {}
  for (const [field, text] of Object.entries(set)) {
    const said = columnsOf(name, field, text)
    if (Object.keys(said).length === 0)
      throw new Hindered(
        'unreadable',
        `${field} = ${text}: it cannot be read, or is no fact of a company`,
        field,
      )
    Object.assign(values, said)
  }
  return values
}

function columnsOf(name: string, field: string, text: string): Record<string, CopyValue> {
  const verdict = companyRow({
    get: (asked) => (asked === field ? text : asked === 'name' ? name : undefined),
    header: () => undefined,
  })
  const fault = 'rejected' in verdict ? verdict.rejected : verdict.warnings.join('; ')
  if ('rejected' in verdict || fault !== '') throw new Hindered('unreadable', fault, field)
  const { row } = verdict
  const named: [string, CopyValue][] = [
    ['name', row.name],
    ['name_key', row.nameKey],
  ]
  const all: [string, CopyValue][] = [
    ...plainColumns.map(([column, , valueOf]): [string, CopyValue] => [column, valueOf(row)]),
    ['region_code', row.regionCode],
    ['products', row.products.length > 0 ? row.products : null],
    ...(field === 'name' ? named : []),
  ]
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}

/** A company has a name; whatever else is known of it may turn out not to be. */
function blankValues(blank: readonly string[]): Record<string, CopyValue> {
  const groups = companyGroups.filter(({ name }) => blank.includes(name))
  const unknown = blank.filter((name) => name === 'name' || !groups.some((group) => group.name === name))
  if (unknown.length > 0) {
    const known = companyGroups.map(({ name }) => name).filter((name) => name !== 'name')
    throw new Error(`${unknown.join(', ')} cannot be left empty, only ${known.join(', ')}`)
  }
  return Object.fromEntries(
    groups.flatMap(({ columns, lists = [] }) =>
      columns.map((column) => [column, lists.includes(column) ? [] : null]),
    ),
  )
}
