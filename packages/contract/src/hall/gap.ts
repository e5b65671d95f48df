import { z } from 'zod'
import { date, id } from '#field.ts'

/** An exhibition that would fit free days of a hall, and why it may come. */
export const gapCandidate = z.object({
  /** its latest edition that is known */
  editionId: id,
  name: z.string(),
  startDate: date,
  endDate: date,
  /** held in this hall before, or elsewhere in its city */
  reason: z.enum(['sameHall', 'sameCity']),
})
export type GapCandidate = z.infer<typeof gapCandidate>

/** Days that a hall offers and nobody is known to have, with the pavilions that are free on all of them. */
export const hallGap = z.object({
  from: date,
  to: date,
  pavilions: z.array(z.string()),
  /** m² of those of them whose area is known; null: of none */
  area: z.number().nullable(),
  /** exhibitions held on these days of the year before whose next edition nobody has announced */
  candidates: z.array(gapCandidate),
  candidateCount: z.number().int(),
})
export type HallGap = z.infer<typeof hallGap>

/** Gaps that are told at most; the first days first. */
export const mostGaps = 30
