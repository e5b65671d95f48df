import { z } from 'zod'
import { date, id } from '#field.ts'

/** `held`: taken, nobody says for what. */
export const occupancyPhase = z.enum(['moveIn', 'show', 'moveOut', 'held'])
export type OccupancyPhase = z.infer<typeof occupancyPhase>

/** Who has which pavilions from one day to another. */
export const occupancySpan = z.object({
  title: z.string(),
  editionId: id.nullable(),
  phase: occupancyPhase,
  from: date,
  to: date,
  certainty: z.enum(['confirmed', 'announced', 'assumed']),
  isWholeHall: z.boolean(),
  /** Empty: nobody tells which, unless it is the whole hall. */
  pavilions: z.array(z.string()),
})
export type OccupancySpan = z.infer<typeof occupancySpan>

/** A pavilion that its hall offers, and nobody is known to have; days outside of these are unknown, not free. */
export const freeSpan = z.object({ pavilion: z.string(), from: date, to: date })
export type FreeSpan = z.infer<typeof freeSpan>

export const hallOccupancy = z.object({
  /** In the order of a walk. */
  pavilions: z.array(z.string()),
  /** By their first day. */
  spans: z.array(occupancySpan),
  free: z.array(freeSpan),
})
export type HallOccupancy = z.infer<typeof hallOccupancy>
