import { z } from 'zod'
import { date, regionCode } from '#field.ts'
import { mostCodes } from '#filterLimits.ts'

/** 10,000 m² of indoor exhibition area */
export const hallAreaBands = ['under3', '3to5', '5to10', '10to20', 'over20'] as const
/** m of clear height that one pavilion at least has */
export const clearHeights = ['8', '10', '12', '15'] as const
/** t/m² that the floor of one pavilion at least bears */
export const floorLoads = ['1', '2', '3', '5'] as const
export const hallSorts = ['upcoming', 'indoorArea', 'distance'] as const

/** Days that 找展馆 looks for at most. */
const mostFreeDays = 3 * 366

/** Filters of 找展馆. */
export const hallFilters = z.object({
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  areaBand: z.enum(hallAreaBands).optional(),
  clearHeight: z.enum(clearHeights).optional(),
  floorLoad: z.enum(floorLoads).optional(),
  hasOutdoor: z.boolean().optional(),
  /** pavilions that their hall offers on all of these days, and nobody is known to have; unknown days are not free */
  free: z
    .object({ from: date, to: date })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= mostFreeDays * 86_400_000)
    .optional(),
})
export type HallFilters = z.infer<typeof hallFilters>
