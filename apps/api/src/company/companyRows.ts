import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { industryName, writtenLabel } from '#label.ts'
import { regionName } from '#region/regionName.ts'

/**
 * A query of companies with what every list tells of them: place, industry and `latest`, the exhibition that began last,
 * or the next one where none has begun; of `seen`, `next` and `nextSeries` one can ask more. In no order.
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
          .select([
            sql<string | null>`coalesce(${lastOf(sql`edition.start_date <= ${today}::date`)},
              ${nextOf(sql`true`)})`.as('latestId'),
            nextOf(sql`edition.end_date >= ${today}::date and edition.set_status is null`).as('nextId'),
            customRatio.as('customBoothRatio'),
          ])
          .as('seen'),
      (join) => join.onTrue(),
    )
    .leftJoin('exhibitionEdition as latest', 'latest.id', 'seen.latestId')
    .leftJoin('exhibitionEdition as next', 'next.id', 'seen.nextId')
    .leftJoin('exhibitionSeries as nextSeries', 'nextSeries.id', 'next.seriesId')
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

/** The edition that began last, or first, of those that `where` lets through. */
function lastOf(where: RawBuilder<unknown>) {
  return sql<
    string | null
  >`(array_agg(edition.id order by edition.start_date desc) filter (where ${where}))[1]`
}

function nextOf(where: RawBuilder<unknown>) {
  return sql<string | null>`(array_agg(edition.id order by edition.start_date) filter (where ${where}))[1]`
}

/** 0–100, over entries whose booth type is known. */
const customRatio = sql<number | null>`100.0 * count(*) filter (where exhibitor.booth_type = 'custom')
  / nullif(count(*) filter (where exhibitor.booth_type <> 'unknown'), 0)`
