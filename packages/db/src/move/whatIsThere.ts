import type { Client } from 'pg'
import { copying } from '#backup/session.ts'
import { keyRows } from '#key/keyRows.ts'

/** `unfinished`: our tables, which no server has been started on; `others`: tables that are not ours. */
export type Found = 'empty' | 'unfinished' | 'used' | 'others'

/** What a database holds that rows are to be brought into. A server writes down its key at its first start. */
export async function whatIsThere(client: Client): Promise<Found> {
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`)
  if (rowCount === 0) return 'empty'
  if (!(await isTable(client, 'schema_migration'))) return 'others'
  if ((await keyRows(client)).length > 0) return 'used'
  for (const table of ['account', 'company'])
    if ((await isTable(client, table)) && (await client.query(`select from ${table} limit 1`)).rowCount === 1)
      return 'used'
  return 'unfinished'
}

/** Connections of a move that was killed go on with what they were doing: they would be taken for somebody who uses the database. */
export async function endLeftOver(client: Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 30000) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
        and application_name in ($1, 'zhzz')`,
    [copying],
  )
}

async function isTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>('select to_regclass($1) is not null as yes', [
    `public.${name}`,
  ])
  return rows[0]?.yes === true
}
