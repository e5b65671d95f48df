import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import { connect } from '#pool.ts'

/** What connections of a backup call themselves. */
export const copying = 'zhzz backup'

/** A connection whose COPY writes the same bytes for the same rows on every server and version. */
export async function connectForCopy(url: string): Promise<Client> {
  const client = await connect(url, { statementTimeout: 0, applicationName: copying })
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set synchronize_seqscans = off`)
  return client
}

/** Every table with rows of its own that survives a crash, and the columns that can be written. */
export async function listTables(client: Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname::text as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> 'schema_migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`)
  return rows
}

export function copyOut(table: string, columns: string[]): string {
  return `copy ${target(table, columns)} to stdout`
}

export function copyIn(table: string, columns: string[]): string {
  return `copy ${target(table, columns)} from stdin`
}

function target(table: string, columns: string[]): string {
  return `public.${escapeIdentifier(table)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`
}
