import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Pavilions of an exhibitor list with their entries. */
export async function listedPavilions(
  db: Kysely<DB>,
  editionId: string,
): Promise<{ code: string; count: number }[]> {
  const rows = await db
    .selectFrom('exhibitor')
    .where('editionId', '=', editionId)
    .where('withdrawnAt', 'is', null)
    .where('pavilionCode', 'is not', null)
    .groupBy('pavilionCode')
    .orderBy('pavilionCode')
    .select((row) => ['pavilionCode', row.fn.countAll<number>().as('count')])
    .execute()
  return rows.flatMap(({ pavilionCode, count }) =>
    pavilionCode === null ? [] : [{ code: pavilionCode, count }],
  )
}
