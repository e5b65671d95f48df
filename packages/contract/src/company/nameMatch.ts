import { z } from 'zod'
import { matchReasons } from '#company/matchReasons.ts'
import { type Endpoint, read } from '#endpoint.ts'
import { filledText, id, regionCode } from '#field.ts'
import { searchService } from '#prefix.ts'

/** Names that one call of 名称匹配 takes. */
const mostNames = 100

/** A name as a list, a badge or a spreadsheet prints it, and what stands beside it there. */
const printedCompany = z.object({
  /** with whatever stands around it: a number in front, a booth or the English name in brackets behind */
  name: filledText(200),
  englishName: filledText(200).optional(),
  /** where the company is, when the list says so */
  regionCode: regionCode.optional(),
  /** 统一社会信用代码: goes before every name */
  creditCode: filledText(18).optional(),
})

/** A company that a printed name may mean. */
const companyCandidate = z.object({
  id,
  name: z.string(),
  registrationStatus: z.string().nullable(),
  regionCode: z.string().nullable(),
  /** 0–1; from 0.7 on a company is a candidate at all */
  score: z.number(),
  /** Taken for it without a look: 0.95 at least, and no other company comes near. */
  isSure: z.boolean(),
  /** the strongest first */
  reasons: z.array(z.enum([...matchReasons, 'creditCode'])),
})

export const matchCalls = {
  match: read('POST', `${searchService}/company/match`, {
    access: 'signedIn',
    summary: '名称匹配: printed names to companies, each with score and reasons',
    maxBody: 256 * 1024,
    input: z.object({
      names: z.array(printedCompany).min(1).max(mostNames),
      /** candidates of one name at most */
      limit: z.number().int().min(1).max(5).default(5),
    }),
    output: z.object({
      /** one for each name, in their order */
      results: z.array(z.object({ candidates: z.array(companyCandidate) })),
    }),
    fails: ['quotaUsedUp'],
  }),
} satisfies Record<string, Endpoint>
