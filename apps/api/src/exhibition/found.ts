import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

type Asked = { id?: string | undefined; seriesId?: string | undefined; today: string }

/** An edition with what its series says; of a series the running or next edition, else the latest. */
export async function findEdition(db: Kysely<DB>, { id, seriesId, today }: Asked) {
  return db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .$if(id !== undefined, (query) => query.where('edition.id', '=', id ?? ''))
    .$if(id === undefined, (query) => query.where('edition.seriesId', '=', seriesId ?? ''))
    .orderBy(sql`edition.end_date >= ${today}::date`, 'desc')
    .orderBy(sql`abs(edition.start_date - ${today}::date)`)
    .limit(1)
    .selectAll('edition')
    .select(['series.name as seriesName', 'series.scope', 'series.frequency', 'series.exhibitionType'])
    .select(['series.firstYear', 'series.industryCodes'])
    .select((row) => [
      row.fn.coalesce('edition.website', 'series.website').as('website'),
      row.fn.coalesce('edition.introduction', 'series.introduction').as('introduction'),
    ])
    .executeTakeFirst()
}

export type FoundEdition = NonNullable<Awaited<ReturnType<typeof findEdition>>>

/** The edition of the series before a day that has an exhibitor list. */
export async function listBefore(db: Kysely<DB>, edition: { seriesId: string; startDate: string }) {
  return db
    .selectFrom('exhibitionEdition')
    .where('seriesId', '=', edition.seriesId)
    .where('startDate', '<', edition.startDate)
    .where('listedExhibitorCount', '>', 0)
    .orderBy('startDate', 'desc')
    .limit(1)
    .select(['id', 'name', 'exhibitorListStatus'])
    .executeTakeFirst()
}
