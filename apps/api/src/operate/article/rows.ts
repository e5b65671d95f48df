import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { articleKey } from '#operate/article/articleKey.ts'

/** Articles of the console with what became of them in 资讯. */
export function articleRows(db: Kysely<DB>) {
  return db
    .selectFrom('article')
    .leftJoin('news', (join) => join.on('news.naturalKey', '=', sql<string>`${articleKey('')} || article.id`))
    .select([
      'article.id',
      'article.version',
      'article.state',
      'article.publishAt',
      'article.publishedVersion',
    ])
    .select(['article.failure', 'article.setBy', 'article.setAt', 'news.id as newsId'])
}

type Kept = { publishAt: Date | null; setAt: Date; state: string }

/** A row as the contract has it, but for the words. */
export function shownArticle<Row extends Kept>({ publishAt, setAt, ...row }: Row) {
  return { ...row, publishAt: publishAt?.toISOString() ?? null, setAt: setAt.toISOString() }
}
