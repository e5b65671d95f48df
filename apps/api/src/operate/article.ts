import { articleVersion, mostVersions } from '@zhzz/contract/operate/articles.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { articleRows, shownArticle } from '#operate/article/rows.ts'

export const article: Handler<typeof operate.article> = async ({ id }, { db, fail }) => {
  const row = await articleRows(db).where('article.id', '=', id).executeTakeFirst()
  if (row === undefined) throw fail('notFound')
  const versions = await db
    .selectFrom('articleVersion')
    .where('articleId', '=', id)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .select(['version', 'title', 'summary', 'content', 'category', 'tags', 'coverUrl', 'publisher'])
    .select(['author', 'originUrl', 'isTop', 'editedBy', 'editedAt'])
    .execute()
  return operate.article.output.parse({
    ...shownArticle(row),
    versions: versions.map(({ editedAt, ...version }) =>
      articleVersion.parse({ ...version, editedAt: editedAt.toISOString() }),
    ),
  })
}
