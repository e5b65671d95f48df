import type { Queries } from '@zhzz/db/queries.ts'
import { joinedTables } from '#join/joinedTables.ts'

export type Moves = { table: string; moved: number; stays: number }

const counts = joinedTables
  .map(
    ({ table, column, only = 'true', alike }) => `
  select '${table}' as table, count(*) filter (where ${isFree(table, column, alike)})::integer as moved,
    count(*) filter (where not ${isFree(table, column, alike)})::integer as stays
  from ${table} t where t.${column} = $1 and ${only}`,
  )
  .join(' union all ')

function isFree(table: string, column: string, alike: string | undefined): string {
  return alike === undefined
    ? '($2::uuid is not null)'
    : `(not exists (select from ${table} other where other.${column} = $2 and ${alike}))`
}

/** What `joinCompanies` would move, by table, and what both say and stays where it is; tables without either are left out. */
export async function joinPreview(client: Queries, fromId: string, toId: string): Promise<Moves[]> {
  const { rows } = await client.query<Moves>(
    `select * from (${counts}) counted where moved + stays > 0 order by moved desc, 1`,
    [fromId, toId],
  )
  return rows
}
