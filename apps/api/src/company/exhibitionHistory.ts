import type { company } from '@zhzz/contract/company/calls.ts'
import type { ExhibitionHistoryRow } from '@zhzz/contract/company/detail.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import { findCompany } from '#company/found.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { asc, desc, keyset, type Place, paged } from '#keyset.ts'
import { writtenLabel } from '#label.ts'
import { openPage } from '#page.ts'
import { cityName } from '#region/regionName.ts'
import { allStandsIn } from '#standsIn.ts'

const newestFirst = keyset(desc('edition.startDate'), desc('exhibitor.id'))
const soonestFirst = keyset(asc('edition.startDate'), asc('exhibitor.id'))

export const exhibitionHistory: Handler<typeof company.exhibitionHistory> = async (input, context) => {
  const { db, now, locale, fail } = context
  const found = await findCompany(db, input.id)
  if (found === undefined) throw fail('notFound')
  const today = shanghaiDay(now)
  const isPast = input.tab === 'past'
  const page = await openPage(context, input)
  const ofTab = db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .where('exhibitor.companyId', '=', found.id)
    .where('exhibitor.withdrawnAt', 'is', null)
    .where('edition.startDate', isPast ? '<=' : '>', today)
  const filtered = ofTab
    .$if(input.year !== undefined, (query) => query.where('edition.year', '=', input.year ?? 0))
    .$if(input.boothType !== undefined, (query) =>
      query.where('exhibitor.boothType', '=', input.boothType ?? ''),
    )
  const described = filtered
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('hall', 'hall.id', 'edition.hallId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .select(['exhibitor.id as exhibitorId', 'edition.id as editionId', 'edition.name as exhibitionName'])
    .select([
      'edition.editionNo',
      'series.industryCodes',
      'edition.startDate',
      'edition.endDate',
      'exhibitor.boothNo',
      'exhibitor.boothType',
    ])
    .select([allStandsIn.as('pavilionName'), 'exhibitor.boothArea', 'exhibitor.products', 'exhibitor.role'])
    .select([
      'exhibitor.listedName',
      writtenLabel('data_source', 'exhibitor.dataSource', locale).$notNull().as('source'),
      cityName('region', 'parent', locale).as('cityName'),
    ])
    .select('hall.id as hallId')
    .select((row) => row.fn.coalesce('hall.name', 'edition.venueText').as('hallName'))
  const rows = await paged(described, isPast ? newestFirst : soonestFirst, page).execute()
  const { total } = await filtered
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const trend = await ofTab
    .groupBy('edition.year')
    .orderBy('edition.year')
    .select(['edition.year'])
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number | null>('boothArea').as('boothArea'),
    ])
    .execute()
  const shown = rows.map(({ industryCodes, ...row }): ExhibitionHistoryRow & { place: Place } => ({
    ...row,
    tile: tileOf(row.exhibitionName, industryCodes, locale),
    boothNo: row.boothNo === '' ? null : row.boothNo,
  }))
  return {
    ...page.answer(shown, { total, totalIsMore: false }),
    trend,
    years: trend.map(({ year }) => year).toReversed(),
  }
}
