import { z } from 'zod'
import { regionCode } from '#field.ts'
import { mostCodes } from '#filterLimits.ts'

/** 10,000 m² of indoor exhibition area */
export const hallAreaBands = ['under3', '3to5', '5to10', '10to20', 'over20'] as const
/** m of clear height that one pavilion at least has */
export const clearHeights = ['8', '10', '12', '15'] as const
/** t/m² that the floor of one pavilion at least bears */
export const floorLoads = ['1', '2', '3', '5'] as const
export const hallSorts = ['upcoming', 'indoorArea', 'distance'] as const

/** Filters of 找展馆. */
export const hallFilters = z.object({
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  areaBand: z.enum(hallAreaBands).optional(),
  clearHeight: z.enum(clearHeights).optional(),
  floorLoad: z.enum(floorLoads).optional(),
  hasOutdoor: z.boolean().optional(),
})
export type HallFilters = z.infer<typeof hallFilters>
