import { mostArticles } from '@zhzz/contract/operate/articles.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { articleRows, shownArticle } from '#operate/article/rows.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const articles: Handler<typeof operate.articles> = async ({ state }, { db }) => {
  let query = articleRows(db)
    .innerJoin('articleVersion as said', (join) =>
      join.onRef('said.articleId', '=', 'article.id').onRef('said.version', '=', 'article.version'),
    )
    .orderBy('article.setAt', 'desc')
    .orderBy('article.id', 'desc')
    .limit(mostArticles + 1)
    .select(['said.title', 'said.category', 'said.publisher', 'said.isTop'])
  if (state !== undefined) query = query.where('article.state', '=', state)
  const shape = operate.articles.output.shape.list.element
  const rows = await query.execute()
  return shownOf(
    rows.map((row) => shape.parse(shownArticle(row))),
    mostArticles,
  )
}
