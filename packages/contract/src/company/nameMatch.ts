import { z } from 'zod'
import { matchReasons } from '#company/matchReasons.ts'
import { filledText, id, regionCode } from '#field.ts'

/** Names that one call of 名称匹配 takes. */
export const mostNames = 100

/** A name as a list, a badge or a spreadsheet prints it, and what stands beside it there. */
export const printedCompany = z.object({
  /** with whatever stands around it: a number in front, a booth or the English name in brackets behind */
  name: filledText(200),
  englishName: filledText(200).optional(),
  /** where the company is, when the list says so */
  regionCode: regionCode.optional(),
  /** 统一社会信用代码: goes before every name */
  creditCode: filledText(18).optional(),
})

/** A company that a printed name may mean. */
export const companyCandidate = z.object({
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
