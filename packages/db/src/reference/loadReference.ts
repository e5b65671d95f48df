import type { Pool, PoolClient } from 'pg'
import { applicationRows } from '#reference/application/applicationRows.ts'
import { dictionaryItems } from '#reference/dictionaryItems.ts'
import { industryItems, industryRows } from '#reference/industryRows.ts'
import { regionItems } from '#reference/regionItems.ts'
import { regionRows } from '#reference/regions.ts'

// Any number; two nodes that start at once load one after the other.
const advisoryLock = 20_260_102

/**
 * Regions, industries, dictionaries and the catalogue of applications, as this version of the product knows them. Run at every start after the
 * migrations: it writes only what differs, and leaves alone what an operator added under codes of their own.
 */
export async function loadReference(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    await load(client, 'region', ['code'], regionRows())
    await load(client, 'industry', ['code'], industryRows())
    const items = [...dictionaryItems(), ...regionItems(), ...industryItems()]
    await load(client, 'dictionary_item', ['type', 'code'], items)
    const { applications, texts } = applicationRows()
    await load(client, 'application', ['code'], applications)
    await load(client, 'application_text', ['code', 'locale'], texts)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function load(client: PoolClient, table: string, keys: string[], rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {})
  const values = columns.filter((column) => !keys.includes(column))
  const assigned = values.map((column) => `${column} = excluded.${column}`).join(', ')
  const before = values.map((column) => `old.${column}`).join(', ')
  const after = values.map((column) => `excluded.${column}`).join(', ')
  await client.query(
    `insert into ${table} as old (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${keys.join(', ')}) do update set ${assigned} where (${before}) is distinct from (${after})`,
    [JSON.stringify(rows)],
  )
}
