import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { followStage, intentLevel } from '#customer/stage.ts'
import { date, id } from '#field.ts'

/** A customer of the team, with what it takes to ring the company at once; no contact stands in it. */
export const poolRow = z.object({
  id,
  company: companyCard.pick({
    id: true,
    name: true,
    nameParts: true,
    contactCount: true,
    registrationStatus: true,
    myState: true,
  }),
  stage: followStage,
  intentLevel: intentLevel.nullable(),
  /** in the pool: nobody spoke to it for too long, or its owner put it back; null: it has an owner, or its owner is gone */
  reason: z.enum(['idle', 'released']).nullable(),
  /** since when it is in the pool, or its owner's */
  since: z.string(),
  /** in the pool: whose it was */
  fromName: z.string().nullable(),
  lastFollowTime: z.string().nullable(),
  /** of an own customer, under the rule: the day whose night it falls in at the earliest */
  fallsOn: date.nullable(),
})
export type PoolRow = z.infer<typeof poolRow>
