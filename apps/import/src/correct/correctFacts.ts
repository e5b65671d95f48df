import type { CorrectedKind } from '@zhzz/contract/operate/correctFacts.ts'
import type { Queries } from '@zhzz/db/queries.ts'
import { asCorrection, type Said, withoutUndo } from '#correct/asCorrection.ts'
import { Hindered } from '#correct/hindered.ts'
import { edition } from '#correct/kind/edition.ts'
import { entry } from '#correct/kind/entry.ts'
import { hall } from '#correct/kind/hall.ts'
import { type Fact, isRole, type Kind } from '#correct/kind/kind.ts'
import { occupancy } from '#correct/kind/occupancy.ts'
import { pavilion } from '#correct/kind/pavilion.ts'
import { series } from '#correct/kind/series.ts'
import { differing, noteWrong, stood } from '#correct/noteWrong.ts'
import { type Organizations, organizationsTold, putOrganizations } from '#correct/organizations.ts'

const kinds: Readonly<Record<CorrectedKind, Kind>> = { series, edition, entry, hall, pavilion, occupancy }

export type FactsAsked = Said & {
  kind: CorrectedKind
  id: string
  /** By field, as a file would write it. */
  set: Readonly<Record<string, string>>
  /** Fields that nobody knows: what stands there is wrong. */
  blank: readonly string[]
  /** An open run that it is a part of. */
  run?: number
}

type Row = Record<string, unknown>
type Held = { name: string; row: Row }

/** What would be written, and by field what is to be read there afterwards. */
type Plan = {
  kind: Kind
  held: Held
  changed: Row
  organizations: Organizations
  shown: Map<string, string | null>
}

export type Outcome = {
  /** Null: it was a trial. */
  number: number | null
  /** By field what stands there afterwards; null: nothing. */
  shown: ReadonlyMap<string, string | null>
  /** Companies that a job makes again. */
  companyCount: number
}

/**
 * Puts facts of an exhibition, an entry or a hall right, in the transaction it is called in, as a run with a number that
 * `undo` takes back; of a trial nothing is written. What stood there is noted: an import that says it again is not
 * believed, one that says something else is. Throws a `Hindered`, in words for the operator, before anything is written.
 */
export async function correctFacts(client: Queries, asked: FactsAsked, isTrial = false): Promise<Outcome> {
  const { kind: of, id, set, blank, source, asOf, by, run } = asked
  await withoutUndo(client)
  const plan = await planned(client, asked)
  const { kind, held, shown } = plan
  const companies = kind.reach(plan.changed)
  const companyCount = companies === null ? 0 : await countOf(client, companies, id)
  if (isTrial) return { number: null, shown, companyCount }
  const said = { source, asOf, by }
  const number = await asCorrection(
    client,
    { name: held.name, said, options: { of, id, set, blank }, run },
    () => write(client, id, plan, { said, isRetold: companyCount === 0 }),
  )
  return { number, shown, companyCount }
}

/** Companies that stand in a record that was put right. */
export function companiesIn(table: string, id: string): { text: string; values: string[] } | null {
  const kind = Object.values(kinds).find((each) => each.table === table)
  const text = kind?.reach({ set_status: null, industry_codes: [] }) ?? null
  return text === null ? null : { text, values: [id] }
}

async function countOf(client: Queries, companies: string, id: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from (${companies}) company`,
    [id],
  )
  return rows[0]?.count ?? 0
}

async function planned(client: Queries, { kind: of, id, set, blank }: FactsAsked): Promise<Plan> {
  const kind = kinds[of]
  const { rows } = await client.query<Held>(
    `select ${kind.name} as name, to_jsonb(t) as row from ${kind.table} t where id = $1 for update`,
    [id],
  )
  const [held] = rows
  if (held === undefined) throw new Hindered('gone', `there is no ${of} ${id}`)
  const shown = new Map<string, string | null>()
  const values: Parameters<NonNullable<Kind['settle']>>[1] = {}
  const roles = new Map<string, string>()
  for (const [field, text] of [...blank.map((name) => [name, ''] as const), ...Object.entries(set)]) {
    const fact = kind.facts[field]
    if (fact === undefined) throw new Hindered('unreadable', `${field} is no fact of a ${of}`, field)
    if (isRole(fact)) {
      roles.set(fact.role, text)
      shown.set(field, text === '' ? null : text)
      continue
    }
    const told = text === '' ? emptied(fact) : await fact.read(text, { client, held: held.row })
    if (told === null) throw new Hindered('unreadable', `${field} = ${text}: it cannot be read`, field)
    Object.assign(values, told.values)
    shown.set(field, told.shown === '' ? null : told.shown)
  }
  const changed = differing(held.row, kind.settle?.(held.row, values) ?? values)
  const organizations = await organizationsTold(client, id, roles)
  if (Object.keys(changed).length + organizations.size === 0)
    throw new Hindered('same', `${held.name} says so already`)
  return { kind, held, changed, organizations, shown }
}

function emptied({ columns, isNeeded }: Fact) {
  return isNeeded ? null : { values: Object.fromEntries(columns.map((column) => [column, null])), shown: '' }
}

async function write(
  client: Queries,
  id: string,
  { kind, held, changed, organizations }: Plan,
  { said, isRetold }: { said: Said; isRetold: boolean },
) {
  const wrong: Record<string, unknown[]> = stood(held.row, changed)
  for (const column of kind.emptyIsWrong ?? [])
    if (column in changed) wrong[column] = [held.row[column] ?? null]
  for (const [role, { gone }] of organizations) wrong[role] = gone
  const groups = groupsOf(kind)
  await noteWrong(client, { table: kind.table, id, wrong, right: changed, groups, said, isRetold })
  await putOrganizations(client, id, organizations)
  const columns = Object.keys(changed)
  if (columns.length > 0) {
    const told = Object.entries(groups).filter(([, members]) => members.some((column) => column in changed))
    const stated = Object.fromEntries(told.map(([group]) => [group, [said.source, said.asOf]]))
    const also = [
      ...('updated_at' in held.row ? ['updated_at = now()'] : []),
      ...('stated' in held.row ? ["stated = coalesce(stated, '{}') || $3::jsonb"] : []),
    ]
    await taken(() =>
      client.query(
        `update ${kind.table} set (${columns.join(', ')}) = (
           select ${columns.map((column) => `told.${column}`).join(', ')}
           from jsonb_populate_record(null::${kind.table}, $2) told)${also.map((one) => `, ${one}`).join('')}
         where id = $1`,
        'stated' in held.row ? [id, changed, stated] : [id, changed],
      ),
    )
  }
  await kind.follow(client, id, changed, held.row)
}

/** An entry is told apart by its edition, its name and its booths. */
async function taken(put: () => Promise<unknown>) {
  try {
    await put()
  } catch (error) {
    if (error instanceof Error && error.message.includes('exhibitor_entry'))
      throw new Hindered('taken', 'another entry of this list bears the name and the booths')
    throw error
  }
}

function groupsOf({ facts, beside = {} }: Kind): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const fact of Object.values(facts)) {
    if (isRole(fact) || fact.isAsked) continue
    groups[fact.group] = [
      ...new Set([...(groups[fact.group] ?? []), ...fact.columns, ...(beside[fact.group] ?? [])]),
    ]
  }
  return groups
}
