import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter } from '#day.ts'
import { cityName } from '#region/regionName.ts'
import { allStandsIn } from '#standsIn.ts'

type Profile = CompanyDetail['exhibitionProfile']
/** `shown` is how many entries of the past the plan shows. */
type Asked = { today: string; shown: number; locale: Locale }
type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** 参展画像 on a day. */
export async function exhibitionProfile(db: Kysely<DB>, companyId: string, asked: Asked) {
  return profileOf(await entriesOf(db, companyId, asked), asked)
}

/** Newest first; a company listed at more than 2,000 editions is cut there. */
async function entriesOf(db: Kysely<DB>, companyId: string, { today, locale }: Asked) {
  return db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('exhibitor.companyId', '=', companyId)
    .where('exhibitor.withdrawnAt', 'is', null)
    .orderBy('edition.startDate', 'desc')
    .orderBy('exhibitor.id')
    .limit(2_000)
    .select([
      'edition.id as editionId',
      'edition.name',
      'edition.startDate',
      'edition.endDate',
      'exhibitor.boothNo',
    ])
    .select(['exhibitor.listedName', 'exhibitor.boothType', 'exhibitor.boothArea', 'series.id as seriesId'])
    .select('series.industryCodes')
    .select(['series.name as seriesName', cityName('region', 'parent', locale).as('city')])
    .select(
      sql<string | null>`case when edition.end_date >= ${today}::date then ${allStandsIn} end`.as(
        'pavilionName',
      ),
    )
    .execute()
}

export function profileOf(entries: Entry[], { today, shown, locale }: Asked): Profile {
  const editions = [...new Map(entries.map((entry) => [entry.editionId, entry])).values()]
  const yearAgo = dayAfter(today, -365)
  const areas = entries.flatMap((entry) => entry.boothArea ?? [])
  const typed = entries.filter((entry) => entry.boothType !== 'unknown')
  const custom = typed.filter((entry) => entry.boothType === 'custom')
  const series = [...Map.groupBy(editions, (entry) => entry.seriesId)]
  return {
    total: editions.length,
    last12Months: editions.filter((entry) => entry.startDate > yearAgo && entry.startDate <= today).length,
    topSeries: series
      .map(([seriesId, group]) => ({ seriesId, name: group[0]?.seriesName ?? '', count: group.length }))
      .sort((a, b) => b.count - a.count)
      .slice(0, 3),
    topCities: [...Map.groupBy(editions, (entry) => entry.city)]
      .flatMap(([city, group]) => (city === null ? [] : [{ city, count: group.length }]))
      .sort((a, b) => b.count - a.count)
      .slice(0, 3)
      .map(({ city }) => city),
    averageBoothArea:
      areas.length === 0 ? null : rounded(areas.reduce((sum, area) => sum + area, 0) / areas.length),
    customBoothRatio: typed.length === 0 ? null : rounded((custom.length / typed.length) * 100),
    upcomingCount: entries.filter((entry) => entry.startDate > today).length,
    upcoming: entries
      .filter((entry) => entry.endDate >= today)
      .toReversed()
      .slice(0, 5)
      .map((entry) => ({
        ...shownEntry(entry, locale),
        cityName: entry.city,
        pavilionName: entry.pavilionName,
        boothType: entry.boothType,
        boothArea: entry.boothArea,
      })),
    latest: entries
      .filter((entry) => entry.endDate < today)
      .slice(0, Math.min(shown, 3))
      .map((entry) => shownEntry(entry, locale)),
  }
}

function shownEntry({ editionId, name, startDate, endDate, ...entry }: Entry, locale: Locale) {
  const { listedName, industryCodes } = entry
  const boothNo = entry.boothNo === '' ? null : entry.boothNo
  return {
    editionId,
    name,
    startDate,
    endDate,
    tile: tileOf(name, industryCodes, locale),
    boothNo,
    listedName,
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
