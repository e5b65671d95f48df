import { z } from 'zod'

const count = z.number().int()

/** What came to the team. */
export const broughtCounts = z.object({
  customers: count,
  followUps: count,
  targets: count,
  unlocks: count,
})
export type BroughtCounts = z.infer<typeof broughtCounts>

/** What a person has in a space of their own, and how much of it the team knows already. */
export const bringOffer = broughtCounts.extend({
  /** of the space; null: it has no name */
  fromName: z.string().nullable(),
  /** customers that the team has: the records come, the owner stays */
  knownCustomers: count,
  /** companies that the team has unlocked: these unlocks stay where they are */
  knownUnlocks: count,
})
export type BringOffer = z.infer<typeof bringOffer>
