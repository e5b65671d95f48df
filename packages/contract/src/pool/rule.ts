import { z } from 'zod'

const count = z.number().int()

/** When customers fall into the pool, and how many one may take out of it. */
export const poolRule = z
  .object({
    isOn: z.boolean(),
    /** days without contact */
    idleDays: count.min(7).max(365),
    /** days before, on which the owner is told */
    warnDays: count.min(1).max(30),
    /** won customers stay */
    keepWon: z.boolean(),
    /** null: any number */
    takePerDay: count.min(1).max(1000).nullable(),
    /** who holds so many takes no more; null: any number */
    holdAtMost: count.min(1).max(100_000).nullable(),
  })
  .refine(({ idleDays, warnDays }) => warnDays < idleDays, { path: ['warnDays'] })
export type PoolRule = z.infer<typeof poolRule>
