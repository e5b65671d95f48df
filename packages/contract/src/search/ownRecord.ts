import { z } from 'zod'
import { id } from '#field.ts'
import { followTarget } from '#followUp/calls.ts'
import { marks } from '#hitReason.ts'

/** Something of one's own that has the keyword: a number or a person of an unlocked contact, or a follow-up. */
export const ownRecord = z.object({
  kind: z.enum(['number', 'person', 'note']),
  targetType: followTarget,
  targetId: id,
  companyId: id.nullable(),
  editionId: id.nullable(),
  name: z.string(),
  /** A number is masked. */
  snippet: z.string(),
  marks,
  /** Who unlocked or wrote it, and when. */
  by: z.string().nullable(),
  at: z.string(),
})
export type OwnRecord = z.infer<typeof ownRecord>
