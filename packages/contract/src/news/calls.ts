import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { calls, list, read, write } from '#endpoint.ts'
import { editionCard } from '#exhibition/card.ts'
import { code, id, keyword, regionCode } from '#field.ts'
import { mostCodes } from '#filterLimits.ts'
import { hallCard } from '#hall/card.ts'
import { newsCard } from '#news/card.ts'
import { newsCategories } from '#news/categories.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness, searchService } from '#prefix.ts'
import { provenance } from '#provenance.ts'

const neighbour = z.object({ id, title: z.string() }).nullable()

export const newsFilters = z.object({
  category: z.enum(newsCategories).optional(),
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  /** topics of exhibitions */
  industryCodes: z.array(code).max(mostCodes).optional(),
  /** what it speaks of */
  companyId: id.optional(),
  seriesId: id.optional(),
  hallId: id.optional(),
})
export type NewsFilters = z.infer<typeof newsFilters>

export const news = calls('news', {
  search: list('POST', `${searchService}/news/none/page`, {
    access: 'visitor',
    quota: 'news_rows',
    keep: true,
    summary:
      '资讯中心: articles by words, topic, place and what they speak of; those on top first, then the newest',
    input: z.object({
      keyword: keyword.default(''),
      searchType: z.enum(['ALL', 'MY_COLLECT']).default('ALL'),
      filters: newsFilters.default({}),
      ...page,
    }),
    output: pageOf(newsCard),
    fails: ['quotaUsedUp'],
  }),
  detail: read('GET', `${exhibitionBusiness}/news/none/detail`, {
    access: 'visitor',
    keep: true,
    summary: '资讯详情: an article with whom it comes from and whom and what it speaks of',
    input: z.object({ id }),
    output: z.object({
      card: newsCard,
      /** cleaned when it was brought in; empty: only the summary is known */
      contentHtml: z.string(),
      author: z.string().nullable(),
      originUrl: z.string().nullable(),
      /** offset of the publisher's clock, `+08:00` */
      publishedZone: z.string().nullable(),
      tags: z.array(z.string()),
      companies: z.array(companyCard),
      exhibitions: z.array(editionCard),
      halls: z.array(hallCard),
      likeCount: z.number().int(),
      liked: z.boolean(),
      /** of the same category: the next newer and the next older one */
      newer: neighbour,
      older: neighbour,
      provenance,
    }),
    fails: ['notFound'],
  }),
  open: write('POST', `${exhibitionBusiness}/news/open`, {
    access: 'signedIn',
    summary: '阅读: who has opened an article, counted once',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  like: write('POST', `${exhibitionBusiness}/news/like`, {
    access: 'signedIn',
    summary: '点赞 of an article, or taking it back',
    input: z.object({ id, liked: z.boolean() }),
    output: z.object({ liked: z.boolean(), likeCount: z.number().int() }),
    fails: ['notFound'],
  }),
})
