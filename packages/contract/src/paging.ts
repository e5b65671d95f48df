import { z } from 'zod'

/** Keyset paging: `cursor` is opaque and comes from the page before. */
export const page = {
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
}

/**
 * How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown,
 * more than 1,000), so that empty is never read as locked.
 */
export const listAccess = z.object({
  level: z.enum(['full', 'preview', 'count']),
  visible: z.number().int(),
  hidden: z.number().int().nullable(),
  reason: z.enum(['signIn', 'plan']).nullable(),
})
export type ListAccess = z.infer<typeof listAccess>

/** A page of rows. `total` is exact up to 1,000; `totalIsMore` says that there are more than that. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    total: z.number().int(),
    totalIsMore: z.boolean(),
    cursor: z.string().nullable(),
    access: listAccess,
  })
}
