import type { Pool } from 'pg'

/** Megabytes of what search keeps beside the companies, partitions added up. */
export async function relationSizes(pool: Pool) {
  const { rows } = await pool.query<{ name: string; bytes: string }>(`
    select coalesce(parent.relname, own.relname) as name, sum(pg_relation_size(own.oid))::text as bytes
    from pg_class own
    left join pg_inherits on pg_inherits.inhrelid = own.oid
    left join pg_class parent on parent.oid = pg_inherits.inhparent
    where own.relname ~ '^company' and own.relkind in ('r', 'i') and pg_relation_size(own.oid) > 0
    group by 1 order by sum(pg_relation_size(own.oid)) desc limit 12`)
  return Object.fromEntries(
    rows.map(({ name, bytes }) => [name, { megabytes: Math.round(Number(bytes) / 1024 ** 2) }]),
  )
}
