import { z } from 'zod'
import { editionStatus } from '#exhibition/card.ts'
import { tile } from '#exhibition/tile.ts'
import { code, date, filledText, id, money, regionCode, text } from '#field.ts'
import { joinRoles, planStates, reminderDays } from '#schedule/choices.ts'

export const joinRole = z.enum(joinRoles)
export type JoinRole = z.infer<typeof joinRole>

export const planState = z.enum(planStates)
export type PlanState = z.infer<typeof planState>

const cost = z.number().min(0).max(1e11).multipleOf(0.01)
const goal = z.number().int().min(0).max(100_000)
const reminder = z.literal(reminderDays)

/** An event that no library has, as its owner told it. */
export const toldEvent = z.object({
  name: filledText(100),
  startDate: date,
  endDate: date,
  regionCode: regionCode.nullish(),
  /** hall, hotel, address */
  place: text(200).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  industryCode: code.nullish(),
  organizer: text(100).nullish(),
  website: text(300).nullish(),
  moveInStart: date.nullish(),
  moveOutEnd: date.nullish(),
})

/** Such an event, whose days are in their order. */
export const ownEvent = toldEvent
  .refine(({ startDate, endDate }) => endDate >= startDate, { path: ['endDate'] })
  .refine(({ startDate, moveInStart }) => !moveInStart || moveInStart <= startDate, { path: ['moveInStart'] })
  .refine(({ endDate, moveOutEnd }) => !moveOutEnd || moveOutEnd >= endDate, { path: ['moveOutEnd'] })
export type OwnEvent = z.infer<typeof ownEvent>

/** What a person says of an exhibition on their schedule; what is absent stays as it was. */
export const myFields = z.object({
  joinRole: joinRole.nullish(),
  reminders: z.array(reminder).max(reminderDays.length).optional(),
  note: text(1000).nullish(),
  /** 元 */
  budget: cost.nullish(),
  /** 元, what it came to */
  actualCost: cost.nullish(),
  planState: planState.optional(),
  /** companies to follow up, and to meet */
  goalLeads: goal.nullish(),
  goalMeetings: goal.nullish(),
  /** the team sees it; needs `zky:schedule:share` */
  isShared: z.boolean().optional(),
  /** members of the team that go along */
  memberIds: z.array(id).max(50).optional(),
})

/** A row of 我的展会: an edition, or an event of one's own. */
export const myExhibition = z.object({
  id,
  /** null: an event of one's own */
  editionId: id.nullable(),
  name: z.string(),
  /** the official one */
  englishName: z.string().nullable(),
  startDate: date,
  endDate: date,
  status: editionStatus,
  /** days from today until the first day; negative once it has begun */
  daysLeft: z.number().int(),
  hallId: id.nullable(),
  /** the hall, or the place as its owner wrote it */
  placeName: z.string().nullable(),
  /** without 市 */
  cityName: z.string().nullable(),
  /** degrees */
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  tile,
  joinRole: joinRole.nullable(),
  reminders: z.array(z.number().int()),
  note: z.string().nullable(),
  budget: money.nullable(),
  /** the sum of its expenses; before there are any, what its owner said */
  actualCost: money.nullable(),
  hasExpenses: z.boolean(),
  planState,
  goalLeads: z.number().int().nullable(),
  goalMeetings: z.number().int().nullable(),
  isShared: z.boolean(),
  memberIds: z.array(id),
  /** the dates it had when the viewer last saved it, where it has moved since */
  movedFrom: z.object({ startDate: date, endDate: date }).nullable(),
  /** entries of its exhibitor list that the viewer marked as targets, and those seen or followed up */
  targetCount: z.number().int(),
  visitedCount: z.number().int(),
  followedCount: z.number().int(),
})
export type MyExhibition = z.infer<typeof myExhibition>
