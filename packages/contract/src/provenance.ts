import { z } from 'zod'

/** Where a record comes from; every data page shows it. */
export const provenance = z.object({
  source: z.string(),
  sourceUrl: z.string().nullable(),
  updatedAt: z.string(),
})
export type Provenance = z.infer<typeof provenance>
