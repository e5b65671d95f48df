import { z } from 'zod'
import { date, id } from '#field.ts'

/** What a tenant found a number to be: 实号, 空号, 停机, 非本公司, 谢绝来电. */
export const contactMark = z.enum(['valid', 'empty', 'stopped', 'not_company', 'refused'])
export type ContactMark = z.infer<typeof contactMark>

export const contactRow = z.object({
  id,
  type: z.enum(['mobile', 'landline', 'email', 'wechat', 'qq', 'other']),
  /** clear when `isClear`, else masked by the server */
  content: z.string(),
  isClear: z.boolean(),
  contactName: z.string().nullable(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  phoneArea: z.string().nullable(),
  numberStatus: z.enum(['valid', 'silent', 'empty', 'stopped', 'risk', 'unknown']),
  statusCheckedAt: z.string().nullable(),
  sources: z.array(z.object({ sourceName: z.string(), seenAt: date.nullable() })),
  /** companies with the same number */
  repeatCount: z.number().int(),
  labels: z.array(z.string()),
  /** who decides, or is recommended, at a number that may be called */
  isRecommended: z.boolean(),
  /** the number asks not to be called, or the viewer's tenant was told so */
  doNotCall: z.boolean(),
  /** of the viewer's tenant */
  myMark: contactMark.nullable(),
})
export type ContactRow = z.infer<typeof contactRow>
