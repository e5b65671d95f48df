import { z } from 'zod'
import { id, instant } from '#field.ts'
import { handOverHows } from '#team/handOverHows.ts'

/** Whose what a member held is to be: one person's, everybody's in turns, or by the cities of each. */
export const handOverRule = z.object({
  how: z.enum(handOverHows),
  /** of `one`; absent: of the one who asks, or of the owner */
  subAccountId: id.optional(),
})
export type HandOverRule = z.infer<typeof handOverRule>

const count = z.number().int()
export const heldCounts = z.object({ customers: count, tasks: count, targets: count, exhibitions: count })
export type HeldCounts = z.infer<typeof heldCounts>

/** A hand-over that can still be taken back. */
export const recentHandOver = z.object({
  handOverId: id,
  name: z.string().nullable(),
  reason: z.enum(['disabled', 'removed', 'left', 'erased']),
  ...heldCounts.shape,
  undoUntil: instant,
})
export type RecentHandOver = z.infer<typeof recentHandOver>
