import type { Locale } from '@zhzz/contract/locale.ts'
import type { Clash, PlanItem } from '@zhzz/contract/schedule/plan.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { shortPlace } from '@zhzz/search/text/region.ts'
import { type Kysely, sql } from 'kysely'
import { cityName } from '#region/regionName.ts'
import { bothOf, daysOf, sideOf } from '#schedule/clashes.ts'

/** No exhibition lasts longer; an index begins with the first day. */
const longestDays = 30

/** Of each of one's own rows the edition with the largest list that is of the same trade, on its days, and in nobody's plan. */
export async function missedOf(
  db: Kysely<DB>,
  own: readonly PlanItem[],
  { planned, today, locale }: { planned: readonly PlanItem[]; today: string; locale: Locale },
): Promise<Clash[]> {
  const coming = own.filter(({ editionId, endDate }) => editionId !== null && endDate >= today)
  const ids = coming.flatMap(({ editionId }) => editionId ?? [])
  if (ids.length === 0) return []
  const known = planned.flatMap(({ editionId }) => editionId ?? [])
  const rows = await db
    .selectFrom('exhibitionEdition as planned')
    .innerJoin('exhibitionSeries as own', 'own.id', 'planned.seriesId')
    .innerJoin('exhibitionEdition as edition', (join) =>
      join
        .onRef('edition.startDate', '<=', 'planned.endDate')
        .onRef('edition.endDate', '>=', 'planned.startDate')
        .onRef('edition.seriesId', '!=', 'planned.seriesId')
        .on(sql<boolean>`edition.start_date >= planned.start_date - ${sql.lit(longestDays)}`),
    )
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('planned.id', 'in', ids)
    .where('edition.id', 'not in', known)
    .where('edition.setStatus', 'is', null)
    .where(sql<boolean>`series.industry_codes && own.industry_codes`)
    .distinctOn('planned.id')
    .orderBy('planned.id')
    .orderBy('edition.listedExhibitorCount', 'desc')
    .orderBy('edition.id')
    .select(['planned.id as plannedId', 'edition.id', 'edition.name', 'edition.startDate', 'edition.endDate'])
    .select((row) => row.fn.coalesce('edition.englishName', 'series.englishName').as('englishName'))
    .select(cityName('region', 'parent', locale).as('cityName'))
    .execute()
  const missed = new Map(rows.map(({ plannedId, ...row }) => [plannedId, row]))
  return coming.flatMap((item): Clash[] => {
    const second = missed.get(item.editionId ?? '')
    const days = second && bothOf(daysOf(item), { from: second.startDate, to: second.endDate })
    if (!days) return []
    return [
      {
        kind: 'trade',
        first: sideOf(item),
        second: { ...second, cityName: second.cityName && shortPlace(second.cityName) },
        ...days,
        isWithMoves: false,
        people: [],
        distance: null,
      },
    ]
  })
}
