import { z } from 'zod'
import { callResult } from '#call/record.ts'
import { date, id } from '#field.ts'

const counted = { calls: z.number().int(), answered: z.number().int() }

export const callStatistics = z.object({
  ...counted,
  /** 未填结果 */
  unsaid: z.number().int(),
  companies: z.number().int(),
  /** 写了跟进 */
  followedUp: z.number().int(),
  /** measured by a line; null: no call was */
  talkSeconds: z.number().int().nullable(),
  measured: z.number().int(),
  days: z.array(z.object({ day: date, ...counted })),
  /** of the day in Asia/Shanghai, those with calls */
  hours: z.array(z.object({ hour: z.number().int(), ...counted })),
  results: z.array(z.object({ result: callResult.nullable(), calls: z.number().int() })),
  /** null: a person who has left for good */
  members: z.array(z.object({ id: id.nullable(), name: z.string().nullable(), ...counted })),
  editions: z.array(z.object({ id, name: z.string(), ...counted })),
})
export type CallStatistics = z.infer<typeof callStatistics>
