import { z } from 'zod'
import { date, id } from '#field.ts'

/** Why a company is expected, in the order of the words on the screen; worded by the client from `count`, `of` … */
export const reasonCodes = [
  /** listed at the last `count` editions of this exhibition in a row, `fromYear`–`toYear` */
  'streakHere',
  /** listed at `count` of the last `of` editions of this exhibition, last in `toYear` */
  'timesHere',
  /** its booth here grew from `from` to `to` m² */
  'boothGrowth',
  /** exhibited at another exhibition of which `share` % of the exhibitors also come here */
  'similarSeries',
  /** exhibited at `count` other exhibitions of the same organiser in three years */
  'sameOrganizer',
  /** stands on the lists of `count` other exhibitions that are to come */
  'upcomingElsewhere',
  /** exhibited `count` times in twelve months */
  'activeLately',
  /** `share` % of the last exhibitors here are of its industry */
  'industryHere',
  /** at home in the province of the venue */
  'homeProvince',
] as const
export const reasonCode = z.enum(reasonCodes)
export type ReasonCode = z.infer<typeof reasonCode>

/** Numbers of the sentence; which of them a code has stands beside it in `reasonCodes`. */
export const reasonValue = z.object({
  count: z.number().int().optional(),
  of: z.number().int().optional(),
  fromYear: z.number().int().optional(),
  toYear: z.number().int().optional(),
  /** m² */
  from: z.number().optional(),
  to: z.number().optional(),
  /** 0–100 */
  share: z.number().optional(),
})
export type ReasonValue = z.infer<typeof reasonValue>

/** A record that supports the sentence; it exists, and the client links to it. */
export const evidence = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('participation'),
    /** the entry of the exhibitor list */
    id,
    editionId: id,
    editionName: z.string(),
    startDate: date,
    boothNo: z.string().nullable(),
    /** m² */
    boothArea: z.number().nullable(),
  }),
  z.object({ type: z.literal('edition'), id, editionName: z.string(), startDate: date }),
  z.object({ type: z.literal('company'), id, companyName: z.string(), regionName: z.string().nullable() }),
])
export type Evidence = z.infer<typeof evidence>

export const predictionReason = z.object({
  code: reasonCode,
  value: reasonValue,
  /** log-odds, above 0 */
  contribution: z.number(),
  evidence: z.array(evidence),
})
export type PredictionReason = z.infer<typeof predictionReason>

/** What the model looks at, gathered to what a person can follow; the contributions and the base add up to the log-odds. */
export const factorCodes = [
  'recordHere',
  'exhibitionLoyalty',
  'activity',
  'similarSeries',
  'organizer',
  'industry',
  'home',
  'booth',
  'company',
] as const
export const factorCode = z.enum(factorCodes)
export type FactorCode = z.infer<typeof factorCode>

/** What each sentence speaks about. */
export const factorOfReason: Record<ReasonCode, FactorCode> = {
  streakHere: 'recordHere',
  timesHere: 'recordHere',
  boothGrowth: 'booth',
  similarSeries: 'similarSeries',
  sameOrganizer: 'organizer',
  upcomingElsewhere: 'activity',
  activeLately: 'activity',
  industryHere: 'industry',
  homeProvince: 'home',
}
