import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { hasWord, wordsOf } from '#exhibition/keywordHit.ts'
import { cityName } from '#region/regionName.ts'

const most = 30

export const halls: Handler<typeof exhibition.halls> = async ({ keyword, ids }, { db, now, locale }) => {
  let found = db.selectFrom('hall')
  if (ids !== undefined) found = found.where('hall.id', '=', sql<string>`any(${ids}::uuid[])`)
  for (const word of wordsOf(keyword))
    found = found.where(
      hasWord(
        word,
        sql`hall.search_tokens`,
        sql`hall.name, hall.english_name, array_to_string(hall.aliases, ' '), hall.address`,
      ),
    )
  return found
    .leftJoin('region', 'region.code', 'hall.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .select(['hall.id', 'hall.name', cityName('region', 'parent', locale).as('cityName')])
    .select(
      sql<number>`(select count(*) from exhibition_edition edition
        where edition.hall_id = hall.id and edition.end_date >= ${shanghaiDay(now)}::date)`.as(
        'upcomingCount',
      ),
    )
    .orderBy('upcomingCount', 'desc')
    .orderBy('hall.name')
    .orderBy('hall.id')
    .limit(most)
    .execute()
}
