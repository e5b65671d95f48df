import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { holdsWords } from '#operate/correct/holdsWords.ts'

export const editionsNamed: Handler<typeof operate.editionsNamed> = async ({ words }, { db }) => {
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('hall', 'hall.id', 'edition.hallId')
    .where(
      holdsWords(
        sql`concat_ws(' ', edition.name, edition.english_name, edition.year, series.name, series.english_name)`,
        words,
      ),
    )
    .orderBy('edition.startDate', 'desc')
    .orderBy('edition.id')
    .limit(30)
    .select(['edition.id', 'edition.name', 'edition.startDate', 'edition.endDate'])
    .select(['edition.listedExhibitorCount as entries', 'edition.seriesId', 'series.name as seriesName'])
    .select(sql<string | null>`coalesce(hall.name, edition.venue_text)`.as('hall'))
    .execute()
  return {
    list: rows.map(({ seriesId, seriesName, ...edition }) => ({
      ...edition,
      series: { id: seriesId, name: seriesName },
    })),
  }
}
