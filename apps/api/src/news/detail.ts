import type { news } from '@zhzz/contract/news/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { companyCards } from '#company/card.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { describedHalls } from '#hall/described.ts'
import { describedNews, newsCardOf } from '#news/described.ts'
import { likesOf } from '#news/likesOf.ts'
import { provenanceOf } from '#provenance.ts'

const mostOfKind = 10

export const detail: Handler<typeof news.detail> = async ({ id }, { db, viewer, now, locale, fail }) => {
  const found = await describedNews(db, viewer)
    .where('news.id', '=', id)
    .select(['news.contentHtml', 'news.author', 'news.originUrl', 'news.publishedZone', 'news.tags'])
    .select(['news.dataSource', 'news.asOf', 'news.collectedAt'])
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  const { contentHtml, author, originUrl, publishedZone, tags, dataSource, asOf, collectedAt, ...row } = found
  const today = shanghaiDay(now)
  const reader = { viewer, now, locale }
  const halls = await describedHalls(db, { today, locale, viewer })
    .innerJoin('newsHall', 'newsHall.hallId', 'hall.id')
    .where('newsHall.newsId', '=', id)
    .orderBy('hall.id')
    .limit(mostOfKind)
    .execute()
  return {
    card: newsCardOf(row),
    contentHtml,
    author,
    originUrl,
    publishedZone,
    tags,
    companies: await companyCards(db, await companiesOf(db, id), reader),
    exhibitions: await editionCards(db, await editionsOf(db, id, today), reader),
    halls: halls.map((hall) => ({ ...hall, nameMarks: [], hitReason: null, freePavilions: null })),
    ...(await likesOf(db, id, viewer)),
    newer: await neighbour(db, id, row.category, 'newer'),
    older: await neighbour(db, id, row.category, 'older'),
    provenance: await provenanceOf(
      db,
      { dataSource, asOf, collectedAt, sourceUrl: originUrl },
      { locale, now },
    ),
  }
}

async function companiesOf(db: Kysely<DB>, newsId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('newsCompany')
    .innerJoin('company', 'company.id', 'newsCompany.companyId')
    .where('newsId', '=', newsId)
    .where('company.mergedIntoId', 'is', null)
    .orderBy('company.exhibitionCount', 'desc')
    .orderBy('company.id')
    .limit(mostOfKind)
    .select('company.id')
    .execute()
  return rows.map((row) => row.id)
}

/** Of each fair the edition that is next, else the last one. */
async function editionsOf(db: Kysely<DB>, newsId: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('newsSeries')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('exhibitionEdition')
          .whereRef('exhibitionEdition.seriesId', '=', 'newsSeries.seriesId')
          .orderBy(sql`end_date >= ${today}::date`, 'desc')
          .orderBy(sql`abs(start_date - ${today}::date)`)
          .orderBy('id')
          .limit(1)
          .select(['id', 'startDate'])
          .as('edition'),
      (join) => join.onTrue(),
    )
    .where('newsId', '=', newsId)
    .orderBy('edition.startDate')
    .orderBy('edition.id')
    .limit(mostOfKind)
    .select('edition.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The next one of the same category, by the day alone. */
async function neighbour(db: Kysely<DB>, id: string, category: string, side: 'newer' | 'older') {
  const own = sql`(select sort_at, id from news where id = ${id}::uuid)`
  const next = await db
    .selectFrom('news')
    .where('category', '=', category)
    .where(
      side === 'newer'
        ? sql<boolean>`(news.sort_at, news.id) > ${own}`
        : sql<boolean>`(news.sort_at, news.id) < ${own}`,
    )
    .orderBy('sortAt', side === 'newer' ? 'asc' : 'desc')
    .orderBy('id', side === 'newer' ? 'asc' : 'desc')
    .limit(1)
    .select(['id', 'title'])
    .executeTakeFirst()
  return next ?? null
}
