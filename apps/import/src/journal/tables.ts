import type { Queries } from '@zhzz/db/queries.ts'

/** Rows of these are made from others, or belong to the row they refer to: they hold nothing back. */
const belonging = new Set([
  'booth',
  'company_apart',
  'company_brand',
  'company_candidate',
  'company_change',
  'company_pair',
  'company_former_name',
  'company_search',
  'company_tag',
  'house_key',
  'match_hold',
  'contact_source',
  'edition_metric',
  'edition_organization',
  'edition_topic',
  'pavilion',
  'visitor_aggregate',
])

/** A column that refers to rows of a table; `holds` is a condition on it where not every reference counts. */
export type Reference = { table: string; column: string; holds: string }

export type Journaled = {
  table: string
  keys: string[]
  /** Columns that can be put back. */
  columns: string[]
  /** What keeps a row of it: rows of people, of other imports. */
  references: Reference[]
}

/** References without a foreign key. */
const untold: Record<string, Reference[]> = {
  company: [
    { table: 'favorite', column: 'object_id', holds: "t.object_type = 'company'" },
    { table: 'follow_up', column: 'target_id', holds: "t.target_type = 'company'" },
  ],
  exhibitor: [{ table: 'follow_up', column: 'target_id', holds: "t.target_type = 'exhibitor'" }],
  exhibition_edition: [
    { table: 'favorite', column: 'object_id', holds: "t.object_type = 'exhibition'" },
    { table: 'follow_up', column: 'target_id', holds: "t.target_type = 'exhibition'" },
  ],
  hall: [
    { table: 'favorite', column: 'object_id', holds: "t.object_type = 'hall'" },
    { table: 'follow_up', column: 'target_id', holds: "t.target_type = 'hall'" },
  ],
}

const columnsOf = `
  select attname as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

const keysOf = `
  select encode(tgargs, 'escape') as arguments from pg_trigger where tgrelid = $1::regclass and tgname = 'import_made'`

const referencesTo = `
  select child.relname as table, a.attname as column
  from pg_constraint c join pg_class child on child.oid = c.conrelid
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = $1::regclass and child.relispartition = false`

/** What there is to know of a table that imports write, from the database itself. */
export async function journaled(client: Queries, table: string): Promise<Journaled> {
  const { rows: columns } = await client.query<{ name: string }>(columnsOf, [table])
  const { rows: keys } = await client.query<{ arguments: string }>(keysOf, [table])
  const { rows: references } = await client.query<{ table: string; column: string }>(referencesTo, [table])
  return {
    table,
    keys: (keys[0]?.arguments ?? '').split('\\000').filter((key) => key !== ''),
    columns: columns.map(({ name }) => name),
    references: [
      ...references
        .filter((each) => !belonging.has(each.table) && !isMadeByServer(each.table))
        .map((each) => ({ ...each, holds: each.table === 'company_join' ? 't.parted_at is null' : 'true' })),
      ...(untold[table] ?? []),
    ],
  }
}

/** Forecasts are made again. */
function isMadeByServer(table: string): boolean {
  return table.startsWith('prediction')
}
