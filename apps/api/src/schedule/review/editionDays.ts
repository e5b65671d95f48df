import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Tally } from '#schedule/review/figures.ts'

export type EditionDays = { id: string; seriesId: string; startDate: string; endDate: string }

/** The editions of which there is anything to review, by their days. */
export async function editionDays(db: Kysely<DB>, tally: Tally): Promise<EditionDays[]> {
  if (tally.size === 0) return []
  return db
    .selectFrom('exhibitionEdition')
    .where('id', 'in', [...tally.keys()])
    .orderBy('startDate')
    .orderBy('id')
    .select(['id', 'seriesId', 'startDate', 'endDate'])
    .execute()
}
