import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { standsIn } from '#standsIn.ts'

/** Pavilions of an exhibitor list with their entries: one that stands in two counts in both. */
export async function listedPavilions(
  db: Kysely<DB>,
  editionId: string,
): Promise<{ code: string; count: number }[]> {
  const rows = await db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .innerJoin('booth', 'booth.exhibitorId', 'exhibitor.id')
    .where('exhibitor.editionId', '=', editionId)
    .where('exhibitor.withdrawnAt', 'is', null)
    .groupBy(standsIn)
    .orderBy(standsIn)
    .select([standsIn.as('code'), sql<number>`count(distinct exhibitor.id)`.as('count')])
    .execute()
  return rows.flatMap(({ code, count }) => (code === null ? [] : [{ code, count }]))
}
