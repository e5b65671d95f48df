import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { calls, list, read } from '#endpoint.ts'
import { editionCard, exhibitorRow } from '#exhibition/card.ts'
import { code, date, id, keyword, regionCode } from '#field.ts'
import { hallCard } from '#hall/card.ts'
import { hallFilters, hallSorts } from '#hall/filters.ts'
import { hitReason, marks } from '#hitReason.ts'
import { newsCard } from '#news/card.ts'
import { listAccess, page, pageOf } from '#paging.ts'
import { searchService } from '#prefix.ts'
import { ownRecord } from '#search/ownRecord.ts'

function group<Row extends z.ZodType>(row: Row) {
  return z.object({ total: z.number().int(), totalIsMore: z.boolean(), list: z.array(row) })
}

/** A piece of a keyword that means a filter; `text` is how it was written. */
export const searchCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), text: z.string(), from: date, to: date }),
  z.object({ kind: z.literal('region'), text: z.string(), code: regionCode, name: z.string() }),
  z.object({ kind: z.literal('topic'), text: z.string(), code, name: z.string() }),
  z.object({ kind: z.literal('customBooth'), text: z.string() }),
  z.object({ kind: z.literal('international'), text: z.string() }),
  z.object({ kind: z.literal('exhibitorList'), text: z.string() }),
])
export type SearchCondition = z.infer<typeof searchCondition>

export const search = calls('search', {
  suggest: read('GET', `${searchService}/search/none/suggest`, {
    access: 'visitor',
    summary: '搜索建议: companies, exhibitions and halls while typing, three of each',
    input: z.object({ keyword }),
    output: z.array(
      z.object({
        type: z.enum(['company', 'exhibition', 'hall']),
        id,
        title: z.string(),
        marks: marks,
        hitReason: hitReason.nullable(),
      }),
    ),
    fails: ['quotaUsedUp'],
  }),
  all: read('POST', `${searchService}/search/none/all`, {
    access: 'visitor',
    summary: '综合: the first hits of every kind, with their totals',
    input: z.object({ keyword }),
    output: z.object({
      /** Who is calling: of the viewer's own team only; none for a visitor. */
      own: z.array(ownRecord),
      /** `isNear`: nothing matches exactly, these are like it. */
      companies: group(companyCard).extend({ isNear: z.boolean() }),
      exhibitions: group(editionCard),
      halls: group(hallCard),
      exhibitors: group(exhibitorRow),
      news: group(newsCard),
      access: listAccess,
    }),
    fails: ['quotaUsedUp', 'companiesLoading'],
  }),
  conditions: read('GET', `${searchService}/search/none/conditions`, {
    access: 'visitor',
    summary:
      '条件识别: what of a keyword means a time, a place, a topic or a booth, and the words that are left',
    input: z.object({ keyword }),
    output: z.object({ conditions: z.array(searchCondition), rest: z.string() }),
    fails: ['quotaUsedUp'],
  }),
  halls: list('POST', `${searchService}/search/none/halls`, {
    access: 'visitor',
    quota: 'list_rows',
    keep: true,
    summary: '找展馆: halls by keyword, place, size and what their pavilions bear',
    input: z.object({
      keyword: keyword.default(''),
      searchType: z.enum(['ALL', 'MY_HALL']).default('ALL'),
      filters: hallFilters.default({}),
      /** `distance` needs `near`; halls whose place is not known come last */
      sort: z.enum(hallSorts).default('upcoming'),
      near: z
        .object({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-90).max(90) })
        .optional(),
      ...page,
    }),
    output: pageOf(hallCard),
    fails: ['quotaUsedUp'],
  }),
  exhibitors: list('POST', `${searchService}/search/none/exhibitors`, {
    access: 'visitor',
    quota: 'list_rows',
    summary: '参展商(产品): list entries of all editions by product or printed name',
    input: z.object({ keyword, ...page }),
    output: pageOf(exhibitorRow),
    fails: ['quotaUsedUp'],
  }),
  examples: read('GET', `${searchService}/search/none/examples`, {
    access: 'visitor',
    summary: '试试这样搜: sentences that find something, of the region asked for or of the viewer first',
    input: z.object({ regionCode: regionCode.optional() }),
    output: z.array(z.string()).max(3),
  }),
  hotWords: read('GET', `${searchService}/search/none/hotWords`, {
    access: 'anyone',
    summary: '热门搜索: topics of the exhibitions that begin next',
    input: z.object({}),
    output: z.array(z.string()),
  }),
})
