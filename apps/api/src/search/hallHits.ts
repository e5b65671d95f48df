import type { HallCard } from '@zhzz/contract/hall/card.ts'
import type { HallFilters, hallSorts } from '@zhzz/contract/hall/filters.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { hasWord, marksOf, reasonOf, wordsOf } from '#exhibition/keywordHit.ts'
import { describedHalls, indoorArea, latitude, longitude, upcoming } from '#hall/described.ts'
import { freeHalls } from '#hall/freeHalls.ts'
import type { Viewer } from '#http/session.ts'
import { asc, desc, type Keyset, keyset, type Place, paged, unknownLast } from '#keyset.ts'
import { isInRegions } from '#member/profile.ts'
import { metresFrom } from '#region/near.ts'
import { cityName } from '#region/regionName.ts'

type Asked = {
  keyword: string
  locale: Locale
  today: string
  at: Place | null
  limit: number
  viewer?: Viewer | null
  filters?: HallFilters
  sort?: (typeof hallSorts)[number]
  near?: Point | undefined
  /** Only these halls. */
  within?: string[] | undefined
}

/** 10,000 m² */
const areas = {
  under3: [0, 3],
  '3to5': [3, 5],
  '5to10': [5, 10],
  '10to20': [10, 20],
  over20: [20, 1e6],
} as const

/** Halls by words of their names, city and address, by what they and their pavilions are; unknown is never a hit. */
export async function findHalls(db: Kysely<DB>, asked: Asked) {
  const { keyword, locale, today, at, limit, viewer = null, filters = {}, within } = asked
  const words = wordsOf(keyword)
  let found = describedHalls(db, { today, locale, viewer })
  for (const word of words)
    found = found.where(
      hasWord(
        word,
        sql`hall.search_tokens`,
        sql`hall.name, hall.english_name, array_to_string(hall.aliases, ' '), hall.address`,
      ),
    )
  const free = filters.free && (await freeHalls(db, filters.free))
  if (free !== undefined) found = found.where('hall.id', '=', sql<string>`any(${[...free.keys()]}::uuid[])`)
  if (within !== undefined) found = found.where('hall.id', '=', sql<string>`any(${within}::uuid[])`)
  for (const condition of conditionsOf(filters)) found = found.where(condition)
  const described = found
    .select(['hall.aliases', 'hall.knownAliases'])
    .select(cityName('region', 'parent', 'zh-Hans').as('chineseCity'))
  const rows = await paged(described, orderOf(asked), { at, take: limit }).execute()
  const { total } = await found
    .clearSelect()
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
    const freePavilions = free?.get(row.id) ?? null
    return {
      ...row,
      freePavilions,
      nameMarks,
      hitReason: nameMarks.length > 0 ? null : reasonOf(others, words),
    }
  })
  return { halls, total }
}

function conditionsOf(filters: HallFilters): RawBuilder<boolean>[] {
  const { regionCodes, areaBand, clearHeight, floorLoad, hasOutdoor } = filters
  const conditions: RawBuilder<boolean>[] = []
  if (regionCodes?.length) conditions.push(isInRegions(regionCodes))
  if (areaBand) {
    const [from, to] = areas[areaBand]
    conditions.push(sql`${indoorArea} >= ${from * 1e4} and ${indoorArea} < ${to * 1e4}`)
  }
  if (hasOutdoor) conditions.push(sql`hall.outdoor_area > 0`)
  // One pavilion must have both: a high one with a weak floor carries no machine.
  if (clearHeight ?? floorLoad)
    conditions.push(sql`exists (select from pavilion where pavilion.hall_id = hall.id
      and (${clearHeight ?? null}::numeric is null or clear_height >= ${clearHeight ?? null}::numeric)
      and (${floorLoad ?? null}::numeric is null or floor_load >= ${floorLoad ?? null}::numeric))`)
  return conditions
}

function orderOf({ sort, near }: Asked): Keyset {
  if (sort === 'indoorArea') return keyset(unknownLast(desc(indoorArea)), asc('hall.id'))
  if (sort === 'distance' && near)
    return keyset(unknownLast(asc(metresFrom([latitude, longitude], near))), asc('hall.id'))
  return keyset(desc(upcoming), asc('hall.id'))
}
