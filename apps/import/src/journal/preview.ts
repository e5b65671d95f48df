import type { ClientBase } from 'pg'
import { journaled } from '#journal/tables.ts'

export type Example = {
  name: string
  changes: { column: string; before: string | null; after: string | null }[]
}
type OfTable = { table: string; made: number; changed: number; removed: number }

/** What the rows of a run would do. */
export type Preview = {
  read: number
  /** Rows of the dataset's own table. */
  made: number
  changed: number
  unchanged: number
  rejected: number
  /** Entries that would go to a company known before, and companies that would become one. */
  joined: number
  /** Rows of the tables beside. */
  beside: OfTable[]
  examplesMade: Example[]
  examplesChanged: Example[]
}

/** What the journal keeps and nobody reads. */
const untold =
  "'{row_hash,file_stamp,search_tokens,collected_at,name_key,content_enc,content_hash,match_reasons,match_candidates}'::text[]"

/** Rows made by the run, and those that were there and change in what can be read. */
const touched = `
  with made as (
    select table_name, one.id from import_change cross join unnest(ids) one (id) where run = $1 and op = 'I'
  ), changed as (
    select table_name, key, key ->> 'id' as id, before - ${untold} as before, after - ${untold} as after, c.id as place
    from import_change c where run = $1 and op = 'U' and before - ${untold} <> '{}'
      and not exists (select from made m where m.table_name = c.table_name and m.id::text = c.key ->> 'id')
  )`

const perTable = `${touched}
  select table_name as "table", sum(made)::integer as made, sum(changed)::integer as changed, sum(removed)::integer as removed
  from (
    select table_name, count(*) as made, 0 as changed, 0 as removed from made group by 1
    union all select table_name, count(*) filter (where op = 'I'), 0, count(*) filter (where op = 'D') from import_change
      where run = $1 and (op = 'D' or ids is null and op = 'I') group by 1
    union all select table_name, 0, count(distinct key), 0 from changed group by 1
  ) counted group by table_name order by table_name`

const joined = `${touched}
  select (select count(*) from exhibitor x where exists (select from made m where m.table_name = 'exhibitor' and m.id = x.id)
      and x.company_id is not null and not exists (select from made m where m.table_name = 'company' and m.id = x.company_id))
    + (select count(distinct key) from changed where table_name = 'exhibitor' and after ->> 'company_id' is not null)
    + (select count(distinct key) from changed where table_name = 'company' and after ->> 'merged_into_id' is not null) as count`

const nameOf = "coalesce(row ->> 'name', row ->> 'listed_name', row ->> 'content_mask', row ->> 'id')"

const examplesMade = (table: string) => `
  select ${nameOf} as name, '[]'::jsonb as changes
  from import_change c cross join unnest(ids) made join ${table} t on t.id = made cross join lateral (select to_jsonb(t) as row) r
  where c.run = $1 and c.op = 'I' and c.table_name = '${table}' limit 3`

const changesOf = (c: string) =>
  `(select jsonb_agg(jsonb_build_object('column', b.key, 'before', b.value, 'after', ${c}.after ->> b.key))
    from jsonb_each_text(${c}.before) b)`

const examplesChanged = (table: string) => `${touched}
  select ${nameOf} as name, ${changesOf('c')} as changes
  from (select distinct on (id) * from changed where table_name = '${table}' order by id, place) c
  join ${table} t on t.id::text = c.id cross join lateral (select to_jsonb(t) as row) r
  order by place limit 3`

/** Of a table whose rows have no id: what their key says in words. */
const nameOfKey = `(select string_agg(value, ' ') from jsonb_each_text(key) where value !~ '^[0-9a-f]{8}-[0-9a-f-]{27}$')`

const examplesMadeByKey = (table: string) => `
  select ${nameOfKey} as name, '[]'::jsonb as changes
  from import_change where run = $1 and op = 'I' and table_name = '${table}' order by id limit 3`

const examplesChangedByKey = (table: string) => `${touched}
  select ${nameOfKey} as name, ${changesOf('changed')} as changes
  from changed where table_name = '${table}' order by place limit 3`

/** What the run of this number did up to here on this connection, `table` being that of its dataset. */
export async function previewOf(
  client: ClientBase,
  run: number,
  table: string,
  counts: { read: number; unchanged: number; rejected: number },
): Promise<Preview> {
  const { rows: tables } = await client.query<OfTable>(perTable, [run])
  const { rows: together } = await client.query<{ count: string }>(joined, [run])
  const own = tables.find((each) => each.table === table)
  const isById = (await journaled(client, table)).keys.join() === 'id'
  const [made, changed] = isById
    ? [examplesMade(table), examplesChanged(table)]
    : [examplesMadeByKey(table), examplesChangedByKey(table)]
  return {
    ...counts,
    made: own?.made ?? 0,
    changed: own?.changed ?? 0,
    joined: Number(together[0]?.count ?? 0),
    beside: tables.filter((each) => each !== own),
    examplesMade: (await client.query<Example>(made, [run])).rows,
    examplesChanged: (await client.query<Example>(changed, [run])).rows,
  }
}

/** For people. */
export function previewLines({ beside, examplesMade, examplesChanged, ...n }: Preview): string[] {
  const count = (value: number) => value.toLocaleString('en')
  const shown = ({ name, changes }: Example, mark: string) => [
    `  ${mark} ${name}`,
    ...changes.map(({ column, before, after }) => `      ${column}: ${clipped(before)} → ${clipped(after)}`),
  ]
  return [
    `${count(n.read)} read: ${count(n.made)} would be new, ${count(n.changed)} changed, ${count(n.unchanged)} unchanged, ${count(n.rejected)} rejected, ${count(n.joined)} joined`,
    ...beside.map(
      ({ table, made, changed, removed }) =>
        `  ${table}: ${count(made)} rows new, ${count(changed)} changed, ${count(removed)} removed`,
    ),
    ...examplesMade.flatMap((example) => shown(example, '+')),
    ...examplesChanged.flatMap((example) => shown(example, '~')),
    'nothing was written',
  ]
}

function clipped(value: string | null): string {
  if (value === null) return 'nothing'
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}
