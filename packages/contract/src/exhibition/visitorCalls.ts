import { z } from 'zod'
import { list, read } from '#endpoint.ts'
import { visitorRow, visitorStatistics } from '#exhibition/visitor.ts'
import { filledText, id, regionCode } from '#field.ts'
import { mostCodes } from '#filterLimits.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness } from '#prefix.ts'
import { provenance } from '#provenance.ts'

export const visitorSorts = ['visitorCount', 'editionCount', 'name'] as const
/** 到访届数: so many editions of the series at least. */
export const visitedEditions = ['2', '3', '5'] as const

const values = z.array(filledText(100)).max(mostCodes)

/** 参展观众: organisations that visit an edition, never persons; and what is published of all its visitors. */
export const visitorCalls = {
  visitorStatistics: read('GET', `${exhibitionBusiness}/exhibition/none/audience/statistics`, {
    access: 'visitor',
    keep: true,
    summary: '参展观众: totals and shares of the visitors of an edition, as its organiser publishes them',
    input: z.object({ editionId: id }),
    output: visitorStatistics,
    fails: ['notFound'],
  }),
  visitors: list('POST', `${exhibitionBusiness}/exhibition/none/audience/page`, {
    access: 'visitor',
    quota: 'visitor_rows',
    keep: true,
    summary: '参展观众: the organisations that visit an edition',
    input: z.object({
      editionId: id,
      regionCodes: z.array(regionCode).max(mostCodes).optional(),
      /** as the list prints them, of `choices` */
      industries: values.optional(),
      jobLevels: values.optional(),
      interests: values.optional(),
      visitedEditions: z.enum(visitedEditions).optional(),
      sort: z.enum(visitorSorts).default('visitorCount'),
      ...page,
    }),
    output: pageOf(visitorRow).extend({
      editionName: z.string(),
      /** What the list can be narrowed by: values of its 1,000 largest organisations, most first; empty behind the first page. */
      choices: z.object({
        industries: z.array(z.object({ value: z.string(), label: z.string() })),
        jobLevels: z.array(z.string()),
        interests: z.array(z.string()),
      }),
      /** null: no organisation of it is known */
      provenance: provenance.nullable(),
    }),
    fails: ['notFound'],
  }),
}
