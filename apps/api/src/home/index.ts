import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { companyCards } from '#company/card.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { functionsOf } from '#home/functions.ts'
import { recommendedCompanies } from '#home/recommended.ts'
import { tasteOf } from '#home/taste.ts'
import { madeOnce } from '#madeOnce.ts'
import { findNews } from '#news/newsHits.ts'

const mostNews = 3
const counted = madeOnce<Output<typeof home.index>['counts']>()

export const index: Handler<typeof home.index> = async ({ regionCode }, { db, viewer, now, locale }) => {
  const today = shanghaiDay(now)
  const taste = await tasteOf(db, viewer, regionCode)
  const next = await db
    .selectFrom('exhibitionEdition as edition')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('edition.endDate', '>=', today)
    .where('edition.setStatus', 'is', null)
    .orderBy(sql`array[region.code, parent.code, parent.parent_code] && ${taste.regionCodes}::text[]`, 'desc')
    .orderBy('edition.startDate')
    .orderBy('edition.id')
    .limit(5)
    .select('edition.id')
    .execute()
  const recommended = await recommendedCompanies(db, today, taste)
  const cards = await companyCards(db, [...recommended.keys()], { viewer, now, locale })
  const { news } = await findNews(db, { viewer, at: null, limit: mostNews })
  return {
    news,
    functions: await functionsOf(db, viewer, locale),
    exhibitions: await editionCards(
      db,
      next.map((edition) => edition.id),
      { viewer, now, locale },
    ),
    companies: cards.flatMap((card) => {
      const reason = recommended.get(card.id)
      return reason === undefined ? [] : [{ card, reason }]
    }),
    counts: await counted(db, 'counts', () => countsOf(db)),
  }
}

/** What we hold. Large tables by the planner's own count, which is kept up by autovacuum and free. */
async function countsOf(db: Kysely<DB>) {
  const { rows } = await sql<{
    companies: number
    exhibitions: number
    halls: number
    exhibitors: number
    updatedAt: Date | null
  }>`
    select case when company.reltuples > 10000 then company.reltuples::bigint else (select count(*) from company) end as companies,
      case when exhibitor.reltuples > 10000 then exhibitor.reltuples::bigint else (select count(*) from exhibitor) end as exhibitors,
      (select count(*) from exhibition_edition) as exhibitions, (select count(*) from hall) as halls,
      (select max(coalesce(finished_at, started_at)) from import_run) as updated_at
    from pg_class company, pg_class exhibitor
    where company.oid = 'company'::regclass and exhibitor.oid = 'exhibitor'::regclass`.execute(db)
  const counts = rows[0] ?? { companies: 0, exhibitions: 0, halls: 0, exhibitors: 0, updatedAt: null }
  return { ...counts, updatedAt: counts.updatedAt?.toISOString() ?? null }
}
