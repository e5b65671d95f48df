import { z } from 'zod'
import { editionCard } from '#exhibition/card.ts'
import { id, money } from '#field.ts'
import { attributionDays } from '#schedule/choices.ts'

/** Days of the 归因窗口. */
export const windowDays = z.coerce.number().pipe(z.literal(attributionDays)).default(180)

/** Companies that were offered a price, and those of them that ordered; 元. */
const outcome = z.object({
  quoted: z.number().int(),
  quotedAmount: money,
  won: z.number().int(),
  wonAmount: money,
})
export type Outcome = z.infer<typeof outcome>

/** What came of an exhibition. Targets, contacted and met are companies, counted once each. */
export const figures = z.object({
  targets: z.number().int(),
  /** spoken to, by record, answered call or at the booth */
  contacted: z.number().int(),
  /** visited, or met at the exhibition */
  met: z.number().int(),
  /** 元; null: nobody wrote down any */
  cost: money.nullable(),
  /** offers and orders by the first exhibition that the company was contacted for within the window, and by the last */
  first: outcome,
  last: outcome,
})
export type Figures = z.infer<typeof figures>

const reviewedEdition = editionCard.pick({
  id: true,
  name: true,
  englishName: true,
  status: true,
  startDate: true,
  endDate: true,
  daysLeft: true,
  cityName: true,
  tile: true,
})
export type ReviewedEdition = z.infer<typeof reviewedEdition>

const reviewed = z.object({ edition: reviewedEdition, figures })
export type Reviewed = z.infer<typeof reviewed>

/** Of one person; null: one who has left for good. */
const byPerson = z.object({ id, name: z.string().nullable(), figures })
export type ByPerson = z.infer<typeof byPerson>

/** Why one should go again, or not: with the figures that say so. */
const reason = z.object({
  code: z.enum(['returned', 'costPerLead', 'winRate', 'lastTime', 'customersNext']),
  speaks: z.enum(['for', 'against']),
  /** of this exhibition, and what it is held against: cost, the median of one's others, the time before */
  value: z.number(),
  than: z.number().nullable(),
})
export type ReviewReason = z.infer<typeof reason>

/** 明年去不去. */
export const advice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), advice: z.enum(['go', 'skip', 'open']), reasons: z.array(reason) }),
  /** too little is known to say anything: `have` of `need` companies contacted, days since the end, or nothing to compare */
  z.object({
    kind: z.literal('thin'),
    why: z.enum(['notOver', 'tooSoon', 'fewContacts', 'nothingToCompare']),
    have: z.number().int().nullable(),
    need: z.number().int().nullable(),
  }),
])
export type Advice = z.infer<typeof advice>

/** 展会复盘 of one edition. */
export const editionReview = z.object({
  ...reviewed.shape,
  /** its row of the viewer's 我的展会 */
  mineId: id.nullable(),
  goalLeads: z.number().int().nullable(),
  goalMeetings: z.number().int().nullable(),
  /** the figures are the team's; else the viewer's own */
  isTeam: z.boolean(),
  /** offers and orders may still come within the window */
  isOpen: z.boolean(),
  people: z.array(byPerson),
  /** the edition of the series before it that has figures */
  previous: reviewed.nullable(),
  /** other exhibitions with figures, the latest first */
  others: z.array(reviewed),
  advice,
  /** the next edition of the series */
  next: editionCard.nullable(),
})
export type EditionReview = z.infer<typeof editionReview>

/** 展会复盘 of a year: its editions, what belongs to none, and all of it together. */
export const yearReview = z.object({
  isTeam: z.boolean(),
  items: z.array(reviewed),
  /** 未归属: offers and orders of the year with no exhibition within the window */
  unattributed: z.object({ first: outcome, last: outcome }),
  /** the cost of events of one's own, which have no edition */
  ownEventsCost: money,
  total: z.object({ first: outcome, last: outcome, cost: money.nullable() }),
  people: z.array(byPerson),
})
export type YearReview = z.infer<typeof yearReview>
