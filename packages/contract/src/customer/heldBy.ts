import { z } from 'zod'

/** Another of the team who is on a customer: its owner, else who spoke to it last; and when the team did that last. */
export const heldBy = z.object({ name: z.string().nullable(), lastFollowTime: z.string().nullable() })
export type HeldBy = z.infer<typeof heldBy>
