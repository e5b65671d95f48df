/** A statement with its values, by whatever connection. */
export type Ask = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** Writes rows by their keys, those alone that differ; others stay as they are. */
export async function loadRows(
  ask: Ask,
  table: string,
  keys: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = columns.filter((column) => !keys.includes(column))
  const assigned = values.map((column) => `${column} = excluded.${column}`).join(', ')
  const before = values.map((column) => `old.${column}`).join(', ')
  const after = values.map((column) => `excluded.${column}`).join(', ')
  await ask(
    `insert into ${table} as old (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${keys.join(', ')}) do update set ${assigned} where (${before}) is distinct from (${after})`,
    [JSON.stringify(rows)],
  )
}
