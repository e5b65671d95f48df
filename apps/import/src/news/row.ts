import { createHash } from 'node:crypto'
import type { NewsCategory } from '@zhzz/contract/news/categories.ts'
import { type Published, publishedOf } from '#news/published.ts'
import { safeHtml, textOfHtml } from '#news/safeHtml.ts'
import { secureLinkOf } from '#value/secureLink.ts'
import { lineOf, listOf, namesOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const newsFields = {
  title: '标题 文章标题 新闻标题 资讯标题 题名 headline title',
  content: '正文 内容 文章内容 新闻内容 资讯内容 全文 content content_html body article_body text html',
  summary: '摘要 简介 概要 导语 描述 summary description abstract excerpt',
  category: '栏目 分类 频道 类别 资讯类型 category section channel column',
  tags: '标签 关键词 关键字 tags keywords',
  cover: '封面 封面图 封面图片 缩略图 图片 cover cover_url image thumbnail picture',
  publisher: '来源 媒体 媒体名称 出处 发布机构 发布单位 稿件来源 publisher media site site_name',
  author: '作者 撰稿人 记者 编辑 author creator writer',
  url: '原文链接 文章链接 链接 网址 地址 url link origin_url source_url',
  guid: '文章编号 编号 唯一标识 guid id article_id',
  published:
    '发布时间 发布日期 发表时间 发表日期 日期 时间 published published_at publish_time pub_date date date_published',
  companies: '相关企业 涉及企业 提及企业 企业 companies company mentioned_companies',
  exhibitions: '相关展会 涉及展会 展会 exhibitions exhibition fair event',
  halls: '相关展馆 涉及展馆 展馆 halls hall venue',
  isTop: '置顶 is_top top sticky',
  base: 'feed_url',
}
type Field = keyof typeof newsFields

export type NewsRow = {
  naturalKey: string
  category: NewsCategory | null
  title: string
  summary: string
  contentHtml: string
  /** The words of it, for whom and what they name. */
  text: string
  covers: string[]
  publisher: string | null
  author: string | null
  originUrl: string | null
  published: Published | null
  isTop: boolean
  tags: string[]
  companies: string[]
  exhibitions: string[]
  halls: string[]
}

/** Characters of one article, as it comes and as it is kept. */
const longest = 2_000_000
const longestKept = 200_000
const longestSummary = 160
const mostCovers = 3
const mostNames = 50
const day = 86_400_000

/** As publishers call them, the more particular before the others. */
const categories: readonly [RegExp, NewsCategory][] = [
  [/政策|法规|法律|通知|公告|标准|补贴|policy|regulation|law\b/i, 'policy'],
  [/攻略|指南|拓客|技巧|干货|教程|经验|guide|how.?to|tips/i, 'guide'],
  [/展馆|会展中心|场馆|博览中心|venue|hall/i, 'hall'],
  [/展会|会展|博览|展览|参展|论坛|exhibition|fair|expo|trade.?show|event/i, 'exhibition'],
  [/行业|产业|市场|企业|动态|财经|industry|market|business|news/i, 'industry'],
]

export function newsRow(cells: Cells<Field>): Verdict<NewsRow> {
  const title = lineOf(textOfHtml(cells.get('title') ?? ''))
  if (title === null) return { rejected: 'no title' }
  const raw = cells.get('content') ?? cells.get('summary') ?? ''
  if (raw.length > longest)
    return { rejected: `the text is longer than ${longest.toLocaleString('en')} characters` }
  const warnings: string[] = []
  const originUrl = addressOf(cells.get('url'))
  const base = originUrl ?? addressOf(cells.get('base'))
  const contentHtml = safeHtml(isHtml(raw) ? raw : paragraphs(raw), base)
  if (contentHtml.length > longestKept)
    return { rejected: `the cleaned text is longer than ${longestKept.toLocaleString('en')} characters` }
  const text = textOfHtml(contentHtml)
  const published = publishedOf(cells.get('published'), Date.now() + day)
  if (published === null && textOf(cells.get('published')) !== null)
    warnings.push(`published: no day that can be, ${cells.get('published')}`)
  const publisher = lineOf(cells.get('publisher'))?.slice(0, 100) ?? null
  const named = (field: Field) => namesOf(cells.get(field)).slice(0, mostNames)
  const covers = [secureLinkOf(cells.get('cover')), ...picturesIn(contentHtml)].filter((url) => url !== null)
  return {
    row: {
      naturalKey: keyOf(lineOf(cells.get('guid')), { originUrl, publisher, title, published }),
      category: categories.find(([words]) => words.test(cells.get('category') ?? ''))?.[1] ?? null,
      title: title.slice(0, 200),
      summary: shortened(textOfHtml(cells.get('summary') ?? '') || text),
      contentHtml,
      text,
      covers: [...new Set(covers)].slice(0, mostCovers),
      publisher,
      author: lineOf(cells.get('author'))?.slice(0, 100) ?? null,
      originUrl,
      published,
      isTop: /^(?:是|1|true|yes|y|置顶)$/i.test(lineOf(cells.get('isTop')) ?? ''),
      tags: listOf(cells.get('tags'))
        .slice(0, 20)
        .map((tag) => tag.slice(0, 40)),
      companies: named('companies'),
      exhibitions: named('exhibitions'),
      halls: named('halls'),
    },
    warnings,
  }
}

/** Its address without what only counts where readers come from, else what its publisher calls it, else title and day. */
function keyOf(
  guid: string | null,
  {
    originUrl,
    publisher,
    title,
    published,
  }: Pick<NewsRow, 'originUrl' | 'publisher' | 'title' | 'published'>,
): string {
  const from = originUrl === null ? (publisher ?? '') : new URL(originUrl).host
  const own = guid === null ? null : (addressOf(guid) ?? `${from} ${guid}`)
  const key = own ?? originUrl ?? `${from} ${published?.on ?? ''} ${title}`
  return key.length <= 500 ? key : createHash('sha256').update(key).digest('hex')
}

function addressOf(value: string | undefined): string | null {
  const text = textOf(value)
  const address = text !== null && /^https?:\/\//i.test(text) ? webAddressOf(text) : null
  if (address === null) return null
  const url = new URL(address)
  for (const name of Array.from(url.searchParams.keys()))
    if (/^(?:utm_\w+|from|spm|scene|f|ref)$/i.test(name)) url.searchParams.delete(name)
  return url.username === '' && url.href.length <= 1_000 ? url.href : null
}

function isHtml(text: string): boolean {
  return /<(?:p|div|br|img|ul|ol|table|h\d|section|script|iframe|figure|blockquote)\b[^>]*>|<\/(?:a|b|strong|span|em|i)>/i.test(
    text,
  )
}

function paragraphs(text: string): string {
  const escaped = text
    .replace(/&(?!\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return escaped
    .split(/\n+/)
    .map((line) => (line.trim() === '' ? '' : `<p>${line.trim()}</p>`))
    .join('')
}

function picturesIn(html: string): (string | null)[] {
  return [...html.matchAll(/<img src="([^"]+)"/g)]
    .slice(0, mostCovers)
    .map(([, src = '']) => secureLinkOf(src.replaceAll('&amp;', '&')))
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestSummary ? line : `${line.slice(0, longestSummary - 1).toWellFormed()}…`
}
