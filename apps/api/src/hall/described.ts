import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isFavorite } from '#member/favorite.ts'
import { cityName } from '#region/regionName.ts'

/** m²; what an import says goes before our reference data. */
export const indoorArea = sql<number | null>`coalesce(hall.indoor_area, hall.known_indoor_area)`
export const longitude = sql<number | null>`coalesce(hall.longitude, hall.known_longitude)`
export const latitude = sql<number | null>`coalesce(hall.latitude, hall.known_latitude)`
export const upcoming = sql<number>`coalesce(coming.count, 0)`

/** Every hall with what its card says, as `hall`, and its place as `region` and `parent`. */
export function describedHalls(
  db: Kysely<DB>,
  { today, locale, viewer }: { today: string; locale: Locale; viewer: Viewer | null },
) {
  return db
    .selectFrom('hall')
    .leftJoin('region', 'region.code', 'hall.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin(
      (row) =>
        row
          .selectFrom('exhibitionEdition')
          .where('endDate', '>=', today)
          .where('hallId', 'is not', null)
          .where(sql<boolean>`set_status is distinct from 'cancelled'`)
          .groupBy('hallId')
          .select(['hallId', sql<number>`count(*)`.as('count')])
          .select(sql<number>`count(*) filter (where start_date <= ${today}::date)`.as('ongoing'))
          .as('coming'),
      (join) => join.onRef('coming.hallId', '=', 'hall.id'),
    )
    .select(['hall.id', 'hall.name', 'hall.englishName', 'hall.address', 'hall.outdoorArea'])
    .select([indoorArea.as('indoorArea'), longitude.as('longitude'), latitude.as('latitude')])
    .select([upcoming.as('upcomingCount'), sql<number>`coalesce(coming.ongoing, 0)`.as('ongoingCount')])
    .select([cityName('region', 'parent', locale).as('cityName')])
    .select([
      sql<number | null>`coalesce(hall.pavilion_count,
        nullif((select count(*) from pavilion where pavilion.hall_id = hall.id), 0))`.as('pavilionCount'),
      sql<string | null>`(select url from hall_picture where hall_picture.hall_id = hall.id
        and category in ('exterior', 'pavilion') order by category, sort, id limit 1)`.as('coverUrl'),
      isFavorite(viewer, sql.ref('hall.id'), 'hall').as('favorited'),
    ])
}
