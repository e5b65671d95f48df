import { z } from 'zod'
import { quota } from '#account/viewerInfo.ts'
import { applicationGroups, openStates } from '#application/choices.ts'
import { date } from '#field.ts'

/** Of an application: what the operator declares, and what the viewer can do with it. */
export const applicationCard = z.object({
  code: z.string(),
  group: z.enum(applicationGroups),
  icon: z.string(),
  name: z.string(),
  summary: z.string(),
  tag: z.enum(['hot', 'new']).nullable(),
  /** of the app, with what it asks for; null: 敬请期待 */
  pagePath: z.string().nullable(),
  openState: z.enum(openStates),
  /** why it is closed: one has to sign in, a leader has to permit it, the plan has not got it */
  closedBy: z.enum(['signIn', 'permission', 'plan']).nullable(),
  /** the last day of what is open by plan or for a time */
  expireDate: date.nullable(),
})
export type ApplicationCard = z.infer<typeof applicationCard>

export const applicationDetail = applicationCard.extend({
  problem: z.string(),
  audience: z.array(z.string()),
  features: z.array(z.object({ text: z.string(), picture: z.string().nullable() })),
  cases: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  quotas: z.array(quota),
  /** the last 申请开通 of the viewer's tenant */
  request: z
    .object({ state: z.enum(['asked', 'open', 'refused']), askedAt: z.string(), answer: z.string() })
    .nullable(),
})
export type ApplicationDetail = z.infer<typeof applicationDetail>
