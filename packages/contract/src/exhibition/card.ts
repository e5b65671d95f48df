import { z } from 'zod'
import { tile } from '#exhibition/tile.ts'
import { date, id } from '#field.ts'
import { hitReason, marks } from '#hitReason.ts'
import { nameParts } from '#nameParts.ts'

export const editionStatus = z.enum(['upcoming', 'ongoing', 'ended', 'postponed', 'cancelled'])
export type EditionStatus = z.infer<typeof editionStatus>

/** A figure of an edition and what it rests on. */
export const metric = z.object({
  metric: z.string(),
  value: z.number(),
  unit: z.string(),
  basis: z.enum(['audited', 'published', 'estimated']),
  source: z.string(),
})
export type Metric = z.infer<typeof metric>

/** A topic of exhibitors, in the reader's language, and how many of a list have it. */
export const countedTopic = z.object({ code: z.string(), name: z.string(), count: z.number().int() })
export type CountedTopic = z.infer<typeof countedTopic>

/** An exhibition edition as a row of a list (screens.md §3.4). */
export const editionCard = z.object({
  id,
  seriesId: id,
  name: z.string(),
  nameMarks: marks,
  englishName: z.string().nullable(),
  editionNo: z.number().int().nullable(),
  status: editionStatus,
  startDate: date,
  endDate: date,
  /** days from today until the first day; negative once it has begun */
  daysLeft: z.number().int(),
  hallId: id.nullable(),
  hallName: z.string().nullable(),
  /** without 市 */
  cityName: z.string().nullable(),
  tile,
  industries: z.array(z.string()),
  organizers: z.array(z.string()),
  /** m²; net and gross are never mixed */
  netExhibitionArea: z.number().nullable(),
  grossExhibitionArea: z.number().nullable(),
  /** as published by the organiser */
  exhibitorCount: z.number().nullable(),
  visitorCount: z.number().nullable(),
  visitCount: z.number().nullable(),
  /** entries of the exhibitor list that we hold */
  listedExhibitorCount: z.number().int(),
  /** entries of that list in the one topic that a search asks for */
  topicCount: countedTopic.nullable(),
  posterUrl: z.string().nullable(),
  isUfiApproved: z.boolean().nullable(),
  /** 国际展: 10 % of exhibitors and 5 % of visitors from abroad; null: the figures are not published */
  isInternational: z.boolean().nullable(),
  favorited: z.boolean(),
  /** on the viewer's 我的展会 */
  scheduled: z.boolean(),
  hitReason: hitReason.nullable(),
})
export type EditionCard = z.infer<typeof editionCard>

export const targetState = z.enum(['todo', 'visited'])
export type TargetState = z.infer<typeof targetState>

/** One entry of an exhibitor list. The printed name is always there, and the company it stands for. */
export const exhibitorRow = z.object({
  id,
  editionId: id,
  editionName: z.string(),
  listedName: z.string(),
  /** of `listedName`; null: not Chinese, or nothing to set apart */
  nameParts: nameParts.nullable(),
  nameMarks: marks,
  listedEnglishName: z.string().nullable(),
  /** null: an entry of before entries had companies, until the next import */
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  companyNameParts: nameParts.nullable(),
  /** of a company known only from lists: whom it most likely is */
  mayBe: z.string().nullable(),
  registrationStatus: z.string().nullable(),
  regionName: z.string().nullable(),
  boothNo: z.string().nullable(),
  pavilionName: z.string().nullable(),
  /** that of its first booth, as `pavilions` and `heads` of the list name it */
  firstPavilion: z.string().nullable(),
  boothType: z.string(),
  boothArea: z.number().nullable(),
  products: z.array(z.string()),
  industryText: z.string().nullable(),
  /** what it is about, by its own words and those of its company; two at most */
  topics: z.array(z.string()),
  countryCode: z.string().nullable(),
  role: z.string(),
  exhibitionCount: z.number().int().nullable(),
  isFirstTime: z.boolean().nullable(),
  consecutiveEditions: z.number().int().nullable(),
  contactCount: z.number().int(),
  hitReason: hitReason.nullable(),
  myState: z
    .object({ favorited: z.boolean(), unlocked: z.boolean(), followedAt: z.string().nullable() })
    .nullable(),
  /** 我的目标 of the viewer */
  target: targetState.nullable(),
})
export type ExhibitorRow = z.infer<typeof exhibitorRow>

/** An entry among the viewer's targets, with its exhibition and the next appointment with its company. */
export const targetRow = exhibitorRow.extend({
  edition: z.object({
    name: z.string(),
    startDate: date,
    endDate: date,
    status: editionStatus,
    daysLeft: z.number().int(),
  }),
  /** of the viewer's open appointments with the company the first; null: none */
  nextFollowTime: z.string().nullable(),
})
export type TargetRow = z.infer<typeof targetRow>
