import type { HallCard } from '@zhzz/contract/exhibition/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { likeWord, marksOf, reasonOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Place } from '#page.ts'
import { cityName } from '#regionName.ts'

type Asked = { keyword: string; today: string; at: Place | null; limit: number }

/** Halls by words of their names, city and address; those with the most exhibitions to come first. */
export async function findHalls(db: Kysely<DB>, { keyword, today, at, limit }: Asked) {
  const words = wordsOf(keyword)
  let query = db
    .selectFrom('hall')
    .leftJoin('region', 'region.code', 'hall.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
  for (const word of words)
    query =
      query.where(sql<boolean>`concat_ws(' ', hall.name, hall.english_name, array_to_string(hall.aliases, ' '),
      hall.address, region.name, parent.name) ilike ${likeWord(word)}`)
  const upcoming = sql<number>`(select count(*) from exhibition_edition edition
    where edition.hall_id = hall.id and edition.end_date >= ${today}::date)`
  const rows = await query
    .$if(at !== null, (paged) =>
      paged.where(
        sql<boolean>`(${upcoming} < ${at?.[0]}::int or (${upcoming} = ${at?.[0]}::int and hall.id > ${at?.[1]}::uuid))`,
      ),
    )
    .orderBy(upcoming, 'desc')
    .orderBy('hall.id')
    .limit(limit)
    .select(['hall.id', 'hall.name', 'hall.englishName', 'hall.address', 'hall.indoorArea', 'hall.aliases'])
    .select([upcoming.as('upcomingCount'), cityName('region', 'parent').as('cityName')])
    .execute()
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const halls = rows.map(({ aliases, ...row }): HallCard => {
    const nameMarks = marksOf(row.name, words)
    const others = [
      ['englishName', row.englishName],
      ...aliases.map((alias): ['alias', string] => ['alias', alias]),
      ['region', row.cityName],
      ['region', row.address],
    ] satisfies Parameters<typeof reasonOf>[0]
    return { ...row, nameMarks, hitReason: nameMarks.length > 0 ? null : reasonOf(others, words) }
  })
  return { halls, total }
}
