import type { HallCard } from '@zhzz/contract/exhibition/card.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { hasWord, marksOf, reasonOf, wordsOf } from '#exhibition/keywordHit.ts'
import { asc, desc, keyset, type Place, paged } from '#keyset.ts'
import { cityName } from '#region/regionName.ts'

type Asked = { keyword: string; locale: Locale; today: string; at: Place | null; limit: number }

const upcoming = sql<number>`coalesce(coming.count, 0)`
const mostFirst = keyset(desc(upcoming), asc('hall.id'))

/** Halls by words of their names, city and address; those with the most exhibitions to come first. */
export async function findHalls(db: Kysely<DB>, { keyword, locale, today, at, limit }: Asked) {
  const words = wordsOf(keyword)
  let found = db.selectFrom('hall')
  for (const word of words)
    found = found.where(
      hasWord(
        word,
        sql`hall.search_tokens`,
        sql`hall.name, hall.english_name, array_to_string(hall.aliases, ' '), hall.address`,
      ),
    )
  const described = found
    .leftJoin('region', 'region.code', 'hall.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin(
      (row) =>
        row
          .selectFrom('exhibitionEdition')
          .where('endDate', '>=', today)
          .where('hallId', 'is not', null)
          .groupBy('hallId')
          .select(['hallId', sql<number>`count(*)`.as('count')])
          .as('coming'),
      (join) => join.onRef('coming.hallId', '=', 'hall.id'),
    )
    .select(['hall.id', 'hall.name', 'hall.englishName', 'hall.address', 'hall.indoorArea', 'hall.aliases'])
    .select('hall.knownAliases')
    .select([upcoming.as('upcomingCount'), cityName('region', 'parent', locale).as('cityName')])
    .select(cityName('region', 'parent', 'zh-Hans').as('chineseCity'))
  const rows = await paged(described, mostFirst, { at, take: limit }).execute()
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const halls = rows.map(({ aliases, knownAliases, chineseCity, ...row }): HallCard & { place: Place } => {
    const nameMarks = marksOf(row.name, words)
    const others = [
      ['englishName', row.englishName],
      ...[...aliases, ...knownAliases].map((alias): ['alias', string] => ['alias', alias]),
      ['region', row.cityName],
      ['region', chineseCity],
      ['region', row.address],
    ] satisfies Parameters<typeof reasonOf>[0]
    return { ...row, nameMarks, hitReason: nameMarks.length > 0 ? null : reasonOf(others, words) }
  })
  return { halls, total }
}
