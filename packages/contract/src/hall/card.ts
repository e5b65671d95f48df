import { z } from 'zod'
import { id } from '#field.ts'
import { hitReason, marks } from '#hitReason.ts'

/** 展馆 as a row of a list (screens.md §3.12). */
export const hallCard = z.object({
  id,
  name: z.string(),
  nameMarks: marks,
  englishName: z.string().nullable(),
  cityName: z.string().nullable(),
  address: z.string().nullable(),
  /** its first picture */
  coverUrl: z.string().nullable(),
  /** degrees, WGS 84 */
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** m² */
  indoorArea: z.number().nullable(),
  outdoorArea: z.number().nullable(),
  pavilionCount: z.number().int().nullable(),
  /** editions that are not over */
  upcomingCount: z.number().int(),
  /** editions that are open today */
  ongoingCount: z.number().int(),
  /** pavilions free on the days that are asked for; null where none are */
  freePavilions: z.number().int().nullable(),
  favorited: z.boolean(),
  hitReason: hitReason.nullable(),
})
export type HallCard = z.infer<typeof hallCard>
