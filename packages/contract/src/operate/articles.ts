import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { filledText, id, instant, text } from '#field.ts'
import { newsCategories } from '#news/categories.ts'
import { consoleService } from '#prefix.ts'

const articles = `${consoleService}/content/articles`
const access = 'operator:content'

/** Articles that are listed, those written last first; and versions of one. */
export const mostArticles = 200
export const mostVersions = 100
/** Characters of a text, as it is typed. */
export const longestArticle = 50_000

export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const

const count = z.number().int()
const httpsAddress = z.url({ protocol: /^https$/ }).max(500)

/** What stands in an article. */
const words = {
  title: filledText(100),
  summary: text(160),
  /** plain, or HTML: cleaned as what feeds bring is, before anybody sees it */
  content: text(longestArticle),
  category: z.enum(newsCategories),
  tags: z.array(filledText(20)).max(10),
  coverUrl: httpsAddress.nullable(),
  publisher: filledText(100),
  author: text(100),
  originUrl: httpsAddress.nullable(),
  isTop: z.boolean(),
}

const row = {
  id,
  version: count,
  state: z.enum(articleStates),
  publishAt: instant.nullable(),
  /** what is in 资讯; null: nothing */
  publishedVersion: count.nullable(),
  /** of 资讯, where it is there */
  newsId: id.nullable(),
  /** why it could not be published; it is tried again */
  failure: z.string().nullable(),
  setBy: z.string(),
  setAt: instant,
}

export const articleVersion = z.object({ version: count, ...words, editedBy: z.string(), editedAt: instant })

/** 资讯 of one's own. */
export const articleCalls = {
  articles: read('GET', articles, {
    access,
    summary: '资讯: articles that were written in the console, those written last first',
    input: z.object({ state: z.enum(articleStates).optional() }),
    output: z.object({
      list: z.array(
        z.object({
          ...row,
          title: words.title,
          category: words.category,
          publisher: words.publisher,
          isTop: words.isTop,
        }),
      ),
      isMore: z.boolean(),
    }),
  }),
  article: read('GET', `${articles}/one`, {
    access,
    summary: '资讯: an article with all that it ever said, the newest first, and who wrote it so',
    input: z.object({ id }),
    output: z.object({ ...row, versions: z.array(articleVersion) }),
    fails: ['notFound'],
  }),
  saveArticle: write('POST', `${articles}/save`, {
    access,
    records: { event: 'operate', detail: (input) => (input.id === null ? 'new article' : 'article edited') },
    maxBody: 400_000,
    summary: '资讯: a new article, or a new version of one; of what is published, 资讯 has it within seconds',
    input: z.object({
      /** null: a new one */
      id: id.nullable(),
      /** the version that was edited; of a new one 0 */
      version: count.min(0),
      ...words,
    }),
    output: z.object({ id, version: count }),
    fails: ['notFound', 'conflict'],
  }),
  publishArticle: write('POST', `${articles}/publish`, {
    access,
    records: 'operate',
    summary: '资讯: published at once or at a time; what was withdrawn comes back',
    input: z.object({
      id,
      /** null: at once */
      at: instant.nullable(),
    }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  withdrawArticle: write('POST', `${articles}/withdraw`, {
    access,
    records: 'operate',
    destroys: true,
    summary: '资讯: it is in 资讯 no more, or never comes; what was written stays in the console',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
} satisfies Record<string, Endpoint>
