import { z } from 'zod'
import { date, id } from '#field.ts'
import { hitReason, marks } from '#hitReason.ts'
import { newsCategories } from '#news/categories.ts'

/** An article in lists. */
export const newsCard = z.object({
  id,
  category: z.enum(newsCategories),
  title: z.string(),
  titleMarks: marks,
  /** why it was found where the title does not show it */
  hitReason: hitReason.nullable(),
  summary: z.string(),
  /** https; null: none */
  coverUrl: z.string().nullable(),
  /** 来源, as it signs */
  publisher: z.string().nullable(),
  /** the day by the publisher's own clock; null: not told */
  publishedOn: date.nullable(),
  /** null where the day alone is known */
  publishedAt: z.string().nullable(),
  isTop: z.boolean(),
  /** a fair that it speaks of */
  series: z.string().nullable(),
  favorited: z.boolean(),
  /** 阅读: people who have opened it, visitors left out */
  readCount: z.number().int(),
  /** the viewer is one of them */
  isRead: z.boolean(),
})
export type NewsCard = z.infer<typeof newsCard>
