import { z } from 'zod'
import { callResult } from '#call/record.ts'
import { companyCard } from '#company/card.ts'
import { id } from '#field.ts'

export const callItemState = z.enum(['waiting', 'done', 'skipped'])
export type CallItemState = z.infer<typeof callItemState>

export const callList = z.object({
  id,
  name: z.string(),
  editionId: id.nullable(),
  editionName: z.string().nullable(),
  createdAt: z.string(),
  total: z.number().int(),
  waiting: z.number().int(),
})
export type CallList = z.infer<typeof callList>

/** A company of a list in its place, with what it takes to ring it at once; no contact stands in it. */
export const callItem = z.object({
  id,
  state: callItemState,
  company: companyCard.pick({
    id: true,
    name: true,
    nameParts: true,
    contactCount: true,
    registrationStatus: true,
    myState: true,
  }),
  lastCalledAt: z.string().nullable(),
  lastResult: callResult.nullable(),
})
export type CallItem = z.infer<typeof callItem>
