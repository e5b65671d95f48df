import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Reader } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { industryName, writtenLabel } from '#label.ts'
import { regionName } from '#region/regionName.ts'

/**
 * A query of companies with what every list tells of them: place, industry and `latest`, the exhibition that began last,
 * or the next one where none has begun. In no order.
 */
export function companyRows(db: Kysely<DB>, ids: string[], { now, locale }: Pick<Reader, 'now' | 'locale'>) {
  const today = shanghaiDay(now)
  return db
    .selectFrom('company')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin('industry', 'industry.code', 'company.industryCode')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('exhibitor')
          .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
          .whereRef('exhibitor.companyId', '=', 'company.id')
          .where('exhibitor.withdrawnAt', 'is', null)
          .orderBy(sql`edition.start_date <= ${today}::date`, 'desc')
          .orderBy('edition.startDate', 'desc')
          .limit(1)
          .select(['edition.id as editionId', 'edition.name as editionName', 'edition.startDate'])
          .select('edition.seriesId')
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoin('exhibitionSeries as series', 'series.id', 'latest.seriesId')
    .where(sql<boolean>`company.id = any(${ids}::uuid[])`)
    .select(['company.id', 'company.name', 'company.englishName', 'company.registrationStatus'])
    .select(['company.legalRepresentative', 'company.registeredCapital', 'company.registeredCapitalCurrency'])
    .select(['company.establishDate', 'company.exhibitionCount', 'company.contactCount'])
    .select(regionName('region', 'parent', locale).as('regionName'))
    .select((row) =>
      row.fn
        .coalesce(industryName('industry', locale), writtenLabel('industry', 'company.industryText', locale))
        .as('industryName'),
    )
}
