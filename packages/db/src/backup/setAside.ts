import type { Client } from 'pg'

const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0`

const indexes = `
  select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back
  from pg_index join pg_class c on c.oid = indexrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and not c.relispartition
    and not exists (select from pg_constraint where conindid = indexrelid)`

const triggers = `
  select distinct format('alter table %s disable trigger user', tgrelid::regclass) as away,
    format('alter table %s enable trigger user', tgrelid::regclass) as back
  from pg_trigger join pg_class c on c.oid = tgrelid
  where c.relnamespace = 'public'::regnamespace and not tgisinternal`

/**
 * Takes away what would refuse rows that arrive table by table, or make each of them slow. The returned
 * function puts it back, which checks every foreign key and unique index over the rows that came.
 */
export async function setAside(client: Client): Promise<() => Promise<void>> {
  const back: string[] = []
  for (const query of [foreignKeys, triggers, indexes]) {
    const { rows } = await client.query<{ away: string; back: string }>(query)
    for (const row of rows) await client.query(row.away)
    back.unshift(...rows.map((row) => row.back))
  }
  return async () => {
    for (const statement of back) await client.query(statement)
  }
}
