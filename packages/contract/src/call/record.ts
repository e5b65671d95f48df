import { z } from 'zod'
import { callResults } from '#call/choices.ts'
import { date, id } from '#field.ts'
import { nameParts } from '#nameParts.ts'

export const callResult = z.enum(callResults)

/** `phone`: dialled by the person's own telephone, which tells nobody what came of it; else a line that measures. */
export const callProvider = z.enum(['phone', 'twilio'])

/**
 * How far a line has come with a call; of one's own telephone no more than that it was dialled. `silent`: the line said
 * nothing more of it.
 */
export const callState = z.enum([
  'dialled',
  'asked',
  'ringingAgent',
  'ringing',
  'connected',
  'completed',
  'busy',
  'noAnswer',
  'failed',
  'cancelled',
  'silent',
])
export type CallState = z.infer<typeof callState>

export const callRecord = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  companyNameParts: nameParts.nullable(),
  /** null: the contact is known no more */
  contactId: id.nullable(),
  /** as everybody sees it: 张** */
  contactName: z.string().nullable(),
  /** masked, whoever reads it: 138****5678 */
  number: z.string().nullable(),
  editionId: id.nullable(),
  editionName: z.string().nullable(),
  provider: callProvider,
  state: callState,
  startedAt: z.string(),
  /** null: not said yet */
  result: callResult.nullable(),
  /** null: nobody measured it */
  talkSeconds: z.number().int().nullable(),
  /** what was written about it */
  followUpId: id.nullable(),
  byName: z.string().nullable(),
  isMine: z.boolean(),
})
export type CallRecord = z.infer<typeof callRecord>

/** Which calls: one's own, and of a leader the team's. */
export const callFilter = {
  from: date.optional(),
  to: date.optional(),
  memberId: id.optional(),
  editionId: id.optional(),
  companyId: id.optional(),
  /** `none`: nobody has said yet what came of it */
  result: z.enum([...callResults, 'none']).optional(),
}
