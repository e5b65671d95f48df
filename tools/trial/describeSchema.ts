import { connect } from '@zhzz/db/pool.ts'

/** Every column, index, constraint, trigger and function of ours, a line each; the order of columns does not matter. */
export async function describeSchema(url: string): Promise<string[]> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ line: string }>(`
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' INVALID' end
        from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by line`)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}
