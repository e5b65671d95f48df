import type { Pool } from 'pg'
import { loadApplications } from '#reference/application/loadApplications.ts'
import { type ApplicationSetting, settingColumns } from '#reference/application/settled.ts'
import type { Ask } from '#reference/loadRows.ts'
import { lockReference } from '#reference/lockReference.ts'
import { loadNamed } from '#reference/named.ts'

/**
 * Regions, industries, dictionaries and the catalogue of applications, as this version of the product knows them. Run at every start after the
 * migrations: it writes only what differs, and leaves alone what an operator added under codes of their own.
 */
export async function loadReference(pool: Pool): Promise<void> {
  const client = await pool.connect()
  const ask: Ask = (text, values) => client.query(text, values)
  try {
    await client.query('begin')
    await lockReference(ask)
    await loadNamed(ask)
    const set = await client.query<ApplicationSetting>(`select ${settingColumns} from application_setting`)
    await loadApplications(ask, set.rows)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
