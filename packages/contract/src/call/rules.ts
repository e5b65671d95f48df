import { z } from 'zod'

/** Hours of the callee's day; calls a day to one number by the team, and of one person where the plan allows more. */
export const callRules = z
  .object({
    fromHour: z.number().int().min(0).max(23),
    toHour: z.number().int().min(1).max(24),
    perNumber: z.number().int().min(1).max(20),
    perPerson: z.number().int().min(1).max(1000).nullable(),
  })
  .refine(({ fromHour, toHour }) => fromHour < toHour, { path: ['toHour'] })
export type CallRules = z.infer<typeof callRules>
