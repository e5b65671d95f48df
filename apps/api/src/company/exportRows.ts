import type { ExportRow } from '@zhzz/contract/company/exportRow.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { companyRows } from '#company/companyRows.ts'
import type { Reader } from '#context.ts'

/** Companies as rows of a file, by their ids; unknown ids are left out. */
export async function exportRows(
  db: Kysely<DB>,
  ids: string[],
  reader: Pick<Reader, 'now' | 'locale'>,
): Promise<Map<string, ExportRow>> {
  const rows = await companyRows(db, ids, reader)
    .select(['company.unifiedSocialCreditCode', 'company.insuredCount'])
    .select(['company.registeredAddress', 'company.website'])
    .select(['latest.name as latestExhibitionName', 'latest.startDate as latestExhibitionDate'])
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
