import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { companyDetail } from '#company/detail.ts'
import { companySignal } from '#company/signal.ts'
import { date, id } from '#field.ts'

const edition = z.object({ editionId: id, name: z.string(), startDate: date })

/** 企业对比: what one of the companies is. Unknown is null, never 0. */
const comparedCompany = z.object({
  card: companyCard,
  insuredCount: z.number().int().nullable(),
  products: z.array(z.string()),
  exhibitions: companyDetail.shape.exhibitionProfile.pick({
    total: true,
    last12Months: true,
    averageBoothArea: true,
    customBoothRatio: true,
    topCities: true,
  }),
  /** The newest editions that none of the others was listed at, three at most, and how many there are. */
  alone: z.object({ count: z.number().int(), newest: z.array(edition) }),
  moduleCounts: companyDetail.shape.moduleCounts,
  /** The newest two, and how many there are. */
  signals: z.object({ total: z.number().int(), newest: z.array(companySignal) }),
  /** Editions to come that it is likely to exhibit at, the likeliest three. `probability` 0–1. */
  next: z.array(edition.extend({ probability: z.number() })),
  /** How far the team is with it; null: nobody has begun. */
  stage: companyDetail.shape.customer.unwrap().shape.stage.nullable(),
})
export type ComparedCompany = z.infer<typeof comparedCompany>

/** 企业对比: in the order in which they were asked for; one that is not known is left out. */
export const comparison = z.object({
  companies: z.array(comparedCompany),
  /** Editions that two or more of them were listed at, the newest twelve with those who were, and how many there are. */
  shared: z.object({
    count: z.number().int(),
    newest: z.array(edition.extend({ companyIds: z.array(id) })),
  }),
})
export type Comparison = z.infer<typeof comparison>
