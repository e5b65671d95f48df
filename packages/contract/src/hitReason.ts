import { z } from 'zod'

/** Half-open ranges of UTF-16 offsets that a keyword hit. */
export const marks = z.array(z.tuple([z.number().int(), z.number().int()]))

/** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
export const hitReason = z.object({
  field: z.enum([
    'name',
    'formerName',
    'brand',
    'englishName',
    'shortName',
    'product',
    'businessScope',
    'introduction',
    'category',
    'topic',
    'creditCode',
    'region',
    'pinyin',
    // The name is only like what was asked for; nothing of it is shown.
    'near',
    'exhibition',
    'alias',
    'booth',
    'listedName',
  ]),
  snippet: z.string(),
  /** Of `snippet`. */
  marks,
})
export type HitReason = z.infer<typeof hitReason>
