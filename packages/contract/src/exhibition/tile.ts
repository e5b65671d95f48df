import { z } from 'zod'

/** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
export const tile = z.object({ word: z.string(), hue: z.number().int().min(1).max(14) })
export type Tile = z.infer<typeof tile>
