import { z } from 'zod'
import { exhibitorRow } from '#exhibition/card.ts'
import { exhibitionDetail } from '#exhibition/detail.ts'
import { listAccess } from '#paging.ts'

/** An edition for the time without connection. */
export const offlinePack = z.object({
  detail: exhibitionDetail,
  /** set when the rows are those of the edition before: this one has no list yet */
  shownEditionName: z.string().nullable(),
  /** entries of the whole list, whatever the plan shows of it */
  total: z.number().int(),
  access: listAccess,
  /** Those that the device does not have as they are now; a pack is all 64 of them. */
  shelves: z.array(z.object({ at: z.number().int(), digest: z.string(), rows: z.array(exhibitorRow) })),
})
export type OfflinePack = z.infer<typeof offlinePack>
