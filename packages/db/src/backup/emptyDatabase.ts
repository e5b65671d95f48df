import type { Client } from 'pg'

// Objects of extensions stay: their owner may be the server's administrator.
const drops = `
  with of_extension as (
    select objid, classid from pg_depend where deptype = 'e'
  ), of_column as (
    -- The sequence of an identity column goes with its table, and only with it.
    select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'i' and refobjsubid > 0
  )
  select format('drop schema %I cascade', nspname) as drop from pg_namespace
  where nspowner = current_user::regrole and nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
  union all
  select format('drop %s if exists public.%I cascade',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'c' then 'type' else 'table' end, relname)
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
    and not exists (select from of_column where objid = pg_class.oid)
    and not exists (select from of_extension where objid = pg_class.oid and classid = 'pg_class'::regclass)
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from of_extension where objid = pg_proc.oid and classid = 'pg_proc'::regclass)
  union all
  select format('drop type if exists public.%I cascade', typname) from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    and not exists (select from of_extension where objid = pg_type.oid and classid = 'pg_type'::regclass)`

/** Drops all that our migrations made, and schemas that libraries made beside it: their rows belong to it. */
export async function emptyDatabase(client: Client) {
  const { rows } = await client.query<{ drop: string }>(drops)
  await client.query('begin')
  for (const { drop } of rows) await client.query(drop)
  await client.query('commit')
}
