import { z } from 'zod'
import { id } from '#field.ts'

/** A picture or video the server keeps. */
export const storedFile = z.object({
  id,
  kind: z.enum(['picture', 'video']),
  /** Below the origin. A file of a tenant opens by this link for one to two days; then it is asked for anew. */
  url: z.string(),
  /** 320 px square; null for a video. */
  thumbUrl: z.string().nullable(),
  /** px */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationSeconds: z.number().nullable(),
  /** Bytes. */
  size: z.number().int(),
})
export type StoredFile = z.infer<typeof storedFile>
