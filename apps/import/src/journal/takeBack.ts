import type { ClientBase } from 'pg'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { partCompanies } from '#join/partCompanies.ts'
import { type Journaled, journaled, type Reference } from '#journal/tables.ts'

/** A line of the journal (import_change). */
export type Change = {
  id: string
  table: string
  op: 'I' | 'U' | 'D'
  ids: string[] | null
  key: Record<string, string> | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
export type Left = { table: string; key: string; reason: string }
type Done = { restored: number; removed: number; putBack: number; left: Left[] }

/** What may have changed for other reasons: put back where it still is what the run wrote, and no reason to stay. */
const volatile =
  "'{search_tokens,row_hash,collected_at,file_stamp,match_candidates,match_reasons,topics,texts,is_retold}'::text[]"

/** Whose an entry is may be told anew at every import. */
const matched = "'{company_id,match_status,match_score}'::text[]"

/** Which rows later runs wrote, or attached something to: those stay that the run made. */
export async function touchedLater(client: ClientBase, number: number): Promise<void> {
  await client.query(`create temp table if not exists touched_later (id uuid primary key)`)
  await client.query('truncate touched_later')
  await client.query(
    `insert into touched_later
     select distinct part.value::uuid from import_change c cross join jsonb_each_text(c.key) part
     where run > $1 and (part.key = 'id' or part.key like '%\\_id')
       and (c.op <> 'U' or c.after - ${volatile} - ${matched} <> '{}') on conflict do nothing`,
    [number],
  )
  await client.query('analyze touched_later')
}

/** Takes these lines back, in their order (the last written first), in the transaction it is called in. */
export async function takeBack(client: ClientBase, changes: readonly Change[]): Promise<Done> {
  const done: Done = { restored: 0, removed: 0, putBack: 0, left: [] }
  const tables = new Map<string, Journaled>()
  const companies = new Set<string>()
  for (const group of together(changes)) {
    const [{ table: name, op }] = group
    const table = tables.get(name) ?? (await journaled(client, name))
    tables.set(name, table)
    for (const id of await companiesOf(client, table, group)) companies.add(id)
    if (op === 'U') {
      const ids = await restore(client, table, group)
      done.restored += ids.size
      for (const { id, key } of group)
        if (!ids.has(id)) done.left.push({ table: name, key: JSON.stringify(key), reason: 'changed since' })
    } else if (op === 'D') done.putBack += await putBack(client, table, group)
    else if (name === 'company_join')
      done.restored += await part(
        client,
        group.flatMap(({ ids }) => ids ?? []),
      )
    else if (table.keys.join() === 'id') {
      const left = await remove(
        client,
        table,
        group.flatMap(({ ids }) => ids ?? []),
      )
      done.removed += group.reduce((sum, { ids }) => sum + (ids?.length ?? 0), 0) - left.length
      done.left.push(...left)
    } else done.removed += await removeByKeys(client, table, group)
    for (const id of await companiesOf(client, table, group)) companies.add(id)
  }
  await rewriteSearchRows(client, [...companies], await tierBounds(client))
  return done
}

/** Lines that can be taken back by one statement: of one table and kind, no row twice. */
function together(changes: readonly Change[]): [Change, ...Change[]][] {
  const groups: [Change, ...Change[]][] = []
  let keys = new Set<string>()
  for (const change of changes) {
    const last = groups.at(-1)
    const key = JSON.stringify(change.key ?? change.id)
    if (last !== undefined && last[0].table === change.table && last[0].op === change.op && !keys.has(key))
      last.push(change)
    else {
      groups.push([change])
      keys = new Set()
    }
    keys.add(key)
  }
  return groups
}

const sameKey = ({ keys }: Journaled) =>
  keys
    .map(
      (key) =>
        `t.${key} = (n.key ->> '${key}')::${key === 'id' || key.endsWith('_id') ? 'uuid' : (keyTypes[key] ?? 'text')}`,
    )
    .join(' and ')
const keyTypes: Record<string, string> = { position: 'smallint' }

/** Puts the columns before back into rows that are still what the run wrote; the lines that could be. */
async function restore(client: ClientBase, table: Journaled, group: readonly Change[]): Promise<Set<string>> {
  const columns = table.columns.filter((column) => !table.keys.includes(column))
  const same =
    'not exists (select from jsonb_each(n.after - VOLATILE) said where said.value is distinct from to_jsonb(t) -> said.key)'
  const stillThere = `(select coalesce(jsonb_object_agg(b.key, b.value), '{}') from jsonb_each(n.before) b
      where b.key <> all (${volatile}) or n.after -> b.key is not distinct from to_jsonb(t) -> b.key)`
  const { rows } = await client.query<{ id: string }>(
    `update ${table.table} x set (${columns.join(', ')}) = (select ${columns.map((column) => `r.${column}`).join(', ')} from (select n.*) s,
       jsonb_populate_record(n.row, n.put) r)
     from (
       select n.id, n.key, t as row, ${stillThere} as put
       from jsonb_to_recordset($1) as n (id text, key jsonb, before jsonb, after jsonb)
       join ${table.table} t on ${sameKey(table)}
       where ${same.replace('VOLATILE', volatile)}
     ) n
     where ${sameKey(table).replaceAll('t.', 'x.')} returning n.id`,
    [JSON.stringify(group)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Rows that the run took away, where what they belonged to is still there. */
async function putBack(client: ClientBase, { table, columns }: Journaled, group: readonly Change[]) {
  const { rows: parents } = await client.query<{ column: string; parent: string }>(
    `select a.attname as column, c.confrelid::regclass::text as parent from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.conrelid = $1::regclass and a.atttypid = 'uuid'::regtype`,
    [table],
  )
  const exist = parents.map(
    ({ column, parent }) =>
      `(r.${column} is null or exists (select from ${parent} p where p.id = r.${column}))`,
  )
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')}
     from jsonb_populate_recordset(null::${table}, $1) r where ${['true', ...exist].join(' and ')} on conflict do nothing`,
    [JSON.stringify(group.map(({ before }) => before))],
  )
  return rowCount ?? 0
}

async function removeByKeys(client: ClientBase, table: Journaled, group: readonly Change[]) {
  const { rowCount } = await client.query(
    `delete from ${table.table} t using jsonb_to_recordset($1) as n (key jsonb) where ${sameKey(table)}`,
    [JSON.stringify(group)],
  )
  return rowCount ?? 0
}

/** Parts what the run joined, as if it had not been: a rule may join it again. */
async function part(client: ClientBase, ids: readonly string[]): Promise<number> {
  for (const id of ids) {
    await partCompanies(client, id, 'undo')
    await client.query('delete from company_join where id = $1', [id])
  }
  return ids.length
}

const dropParted = `
  delete from company_join where (from_id = any ($1) or to_id = any ($1)) and parted_at is not null`

/** Removes rows that the run made; those that have to stay come back with the reason. */
async function remove(client: ClientBase, { table, references }: Journaled, ids: string[]): Promise<Left[]> {
  const isEntry = (each: Reference) => table === 'company' && each.table === 'exhibitor'
  const holding = references.filter((each) => !isEntry(each))
  const reasons = [
    "case when exists (select from touched_later l where l.id = row.id) then 'a later import wrote it' end",
    ...holding.map(
      ({ table: other, column, holds }) =>
        `case when exists (select from ${other} t where t.${column} = row.id and ${holds}) then '${other} refers to it' end`,
    ),
    // A company that only lists name stays with the lists that name it.
    ...(table === 'company'
      ? [
          "case when row.known_from = 'list' and exists (select from exhibitor t where t.company_id = row.id) then 'another list names it' end",
        ]
      : []),
  ]
  const { rows: left } = await client.query<{ id: string; reason: string }>(
    `select id, reason from (select row.id, coalesce(${reasons.join(', ')}) as reason from ${table} row where row.id = any ($1)) held
     where reason is not null`,
    [ids],
  )
  const stays = new Set(left.map(({ id }) => id))
  const gone = ids.filter((id) => !stays.has(id))
  if (table === 'company')
    await client.query(
      `update exhibitor set company_id = null, match_status = 'unmatched', match_score = null, match_reasons = '[]',
         match_candidates = '[]', updated_at = now() where company_id = any ($1)`,
      [gone],
    )
  if (table === 'company') await client.query(dropParted, [gone])
  await client.query(`delete from ${table} where id = any ($1)`, [gone])
  return left.map(({ id, reason }) => ({ table, key: id, reason }))
}

/** Companies whose search rows these lines touch. */
async function companiesOf(
  client: ClientBase,
  { table, keys, columns }: Journaled,
  group: readonly Change[],
): Promise<string[]> {
  const ids = group.flatMap(({ ids, key }) => [
    ...(ids ?? []),
    ...(key?.['id'] === undefined ? [] : [key['id']]),
  ])
  if (table === 'company') return ids
  if (!columns.includes('company_id')) return []
  const told = group.flatMap(({ key, before, after }) =>
    [key?.['company_id'], before?.['company_id'], after?.['company_id']].filter(
      (id) => typeof id === 'string',
    ),
  )
  if (keys.join() !== 'id' || ids.length === 0) return told
  const { rows } = await client.query<{ id: string }>(
    `select distinct company_id as id from ${table} where id = any ($1) and company_id is not null`,
    [ids],
  )
  return [...told, ...rows.map(({ id }) => id)]
}
