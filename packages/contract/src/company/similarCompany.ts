import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { date, id } from '#field.ts'

/** 竞品友商: a company with what makes it alike, each from records. */
export const similarCompany = z.object({
  id,
  card: companyCard,
  /** of the last twelve editions that the company was listed at */
  coExhibitionCount: z.number().int(),
  /** the newest of them, three at most */
  sharedEditions: z.array(z.object({ editionId: id, name: z.string(), startDate: date })),
  /** both are registered in it */
  sameIndustry: z.string().nullable(),
  sameTopics: z.array(z.string()),
  sameProducts: z.array(z.string()),
})
export type SimilarCompany = z.infer<typeof similarCompany>
