import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

/** Names a company had before, the latest first, and its brands. */
export async function otherNames(
  db: Kysely<DB>,
  companyId: string,
): Promise<{ formerNames: string[]; brands: string[] }> {
  const { rows } = await sql<{ formerNames: string[]; brands: string[] }>`select
    array(select name from company_former_name where company_id = ${companyId}
      order by change_date desc nulls last) as former_names,
    array(select name from company_brand where company_id = ${companyId} order by name) as brands`.execute(db)
  return rows[0] ?? { formerNames: [], brands: [] }
}
