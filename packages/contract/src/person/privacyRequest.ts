import { z } from 'zod'
import { date, filledText, id, instant } from '#field.ts'
import { longestPrivacyContent, privacyActs, privacyKinds, privacyStates } from '#person/privacyKinds.ts'

export const asksPrivacy = z.object({
  kind: z.enum(privacyKinds),
  content: filledText(longestPrivacyContent),
})

export const privacyRequest = z.object({
  id,
  no: z.number().int(),
  kind: z.enum(privacyKinds),
  content: z.string(),
  state: z.enum(privacyStates),
  did: z.enum(privacyActs).nullable(),
  /** of the operator; '' where nobody has answered yet */
  answer: z.string(),
  dueOn: date,
  createdAt: instant,
  answeredAt: instant.nullable(),
})
export type PrivacyRequest = z.infer<typeof privacyRequest>
