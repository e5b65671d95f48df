import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { bestMetric } from '#exhibition/card.ts'
import type { FoundEdition } from '#exhibition/found.ts'

/** The editions of a series, newest first. */
export async function editionsOf(db: Kysely<DB>, seriesId: string): Promise<ExhibitionDetail['editions']> {
  return db
    .selectFrom('exhibitionEdition as edition')
    .where('edition.seriesId', '=', seriesId)
    .orderBy('edition.startDate', 'desc')
    .limit(50)
    .select(['edition.id', 'edition.name', 'edition.startDate', 'edition.endDate'])
    .select(bestMetric('net_exhibition_area').as('netExhibitionArea'))
    .select([
      bestMetric('exhibitor_count').as('exhibitorCount'),
      bestMetric('visitor_count').as('visitorCount'),
    ])
    .execute()
}

/** Editions of other series with a topic in common, begun within 45 days before or after; the nearest first. */
export async function similarIds(db: Kysely<DB>, edition: FoundEdition): Promise<string[]> {
  const rows = await db
    .selectFrom('exhibitionEdition as other')
    .innerJoin('exhibitionSeries as series', 'series.id', 'other.seriesId')
    .where('other.seriesId', '!=', edition.seriesId)
    .where(sql<boolean>`series.industry_codes && ${edition.industryCodes}::text[]`)
    .where(sql<boolean>`abs(other.start_date - ${edition.startDate}::date) <= 45`)
    .orderBy(sql`abs(other.start_date - ${edition.startDate}::date)`)
    .orderBy('other.id')
    .limit(5)
    .select('other.id')
    .execute()
  return rows.map((row) => row.id)
}
