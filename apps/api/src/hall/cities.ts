import type { hall } from '@zhzz/contract/hall/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { cityName } from '#region/regionName.ts'

const most = 12

export const cities: Handler<typeof hall.cities> = async (_, { db, locale }) => {
  const named = db
    .selectFrom('hall')
    .innerJoin('region', 'region.code', 'hall.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .select(cityName('region', 'parent', locale).as('name'))
    .select(sql<string>`case when region.level = 3 then parent.code else region.code end`.as('code'))
  const rows = await db
    .selectFrom(named.as('named'))
    .where('name', 'is not', null)
    .groupBy('name')
    // A municipality is a province and its city: the wider code finds both.
    .select(sql<string>`name`.as('name'))
    .select([sql<string>`min(code)`.as('code'), sql<number>`count(*)`.as('count')])
    .orderBy('count', 'desc')
    .orderBy('code')
    .limit(most)
    .execute()
  return rows
}
