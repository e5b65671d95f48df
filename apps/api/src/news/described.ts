import type { NewsCard } from '@zhzz/contract/news/card.ts'
import { newsCategories } from '@zhzz/contract/news/categories.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { marksOf } from '#exhibition/keywordHit.ts'
import type { Viewer } from '#http/session.ts'
import { isFavorite } from '#member/favorite.ts'

/** Every article with what its card says, as `news`. */
export function describedNews(db: Kysely<DB>, viewer: Viewer | null) {
  return db
    .selectFrom('news')
    .select(['news.id', 'news.category', 'news.title', 'news.summary', 'news.publisher'])
    .select(['news.publishedOn', 'news.publishedAt', 'news.isTop'])
    .select([
      sql<string | null>`news.cover_urls[1]`.as('coverUrl'),
      sql<string | null>`(select coalesce(series.known_name, series.name) from news_series
        join exhibition_series series on series.id = news_series.series_id
        where news_series.news_id = news.id order by series.name limit 1)`.as('series'),
      isFavorite(viewer, sql.ref('news.id'), 'news').as('favorited'),
      sql<number>`coalesce((select readers from news_readers where news_id = news.id), 0)`.as('readCount'),
      sql<boolean>`exists (select from news_read where news_id = news.id
        and sub_account_id = ${viewer?.subAccountId ?? null}::uuid)`.as('isRead'),
    ])
}

type Described = Omit<NewsCard, 'category' | 'publishedAt' | 'titleMarks' | 'hitReason'> & {
  category: string
  publishedAt: Date | null
}

/** The card of a row; `words` are marked in its title, or in its summary where the title has none. */
export function newsCardOf(row: Described, words: string[] = []): NewsCard {
  const { category, publishedAt, summary } = row
  const titleMarks = marksOf(row.title, words)
  const marks = titleMarks.length > 0 ? [] : marksOf(summary, words)
  return {
    ...row,
    category: newsCategories.find((one) => one === category) ?? 'industry',
    publishedAt: publishedAt?.toISOString() ?? null,
    titleMarks,
    hitReason: marks.length === 0 ? null : { field: 'introduction', snippet: summary, marks },
  }
}
