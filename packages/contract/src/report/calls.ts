import { z } from 'zod'
import { calls, list, write } from '#endpoint.ts'
import { code, filledText, id, text } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { commonService } from '#prefix.ts'
import {
  longestContent,
  longestEvidence,
  reportFields,
  reportKinds,
  reportObjects,
  reportStates,
} from '#report/choices.ts'

const field = z.enum([...new Set(Object.values(reportFields).flat())])
const evidence = text(longestEvidence).default('')
/** The sub-page of a company that it is about. */
const part = code.nullable().default(null)

/** What a person reports: of something that is here, of what is not, or numbers of a company that has none. */
const reported = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('correction'),
    objectType: z.enum(reportObjects),
    objectId: id,
    field,
    part,
    content: filledText(longestContent),
    evidence,
  }),
  z.object({
    kind: z.literal('missing'),
    name: filledText(100),
    content: text(longestContent).default(''),
    evidence,
  }),
  z.object({ kind: z.literal('contacts'), objectId: id }),
])

export const reportRow = z.object({
  id,
  kind: z.enum(reportKinds),
  objectType: z.enum(reportObjects).nullable(),
  objectId: id.nullable(),
  /** as it was called then */
  objectName: z.string(),
  field: field.nullable(),
  content: z.string(),
  evidence: z.string(),
  state: z.enum(reportStates),
  /** of the operator; '' where a rule answered, or nobody has yet */
  answer: z.string(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
})
export type ReportRow = z.infer<typeof reportRow>

const path = `${commonService}/feedback`

export const report = calls('report', {
  save: write('POST', `${path}/save`, {
    access: 'signedIn',
    summary:
      '纠错, 反馈缺失数据 and 求补充: written down for the operator, whose answer comes as a message. Asked for twice, 求补充 is one',
    input: reported,
    output: z.object({ id }),
    fails: ['notFound', 'tooManyRequests'],
  }),
  mine: list('GET', `${path}/mine`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '我的反馈: what the person has reported and what came of it, the latest first',
    input: z.object({ state: z.enum(reportStates).optional(), ...page }),
    output: pageOf(reportRow),
  }),
})
