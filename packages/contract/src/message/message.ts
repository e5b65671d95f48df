import { z } from 'zod'
import { date, id } from '#field.ts'
import { notificationCategories } from '#person/notification.ts'
import { heldCounts } from '#team/handOver.ts'

const shared = {
  id,
  category: z.enum(notificationCategories),
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: id.nullable(),
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
}
const days = { from: date, to: date }

/** A message, with what its words are made of in the reader's language. */
export const message = z.discriminatedUnion('kind', [
  /** 跟进提醒: `at` is when the next contact was to be */
  z.object({ ...shared, kind: z.literal('followUpDue'), at: z.string() }),
  /** `name`: of the colleague it comes from */
  z.object({ ...shared, kind: z.literal('handedOver'), ...heldCounts.shape }),
  z.object({ ...shared, kind: z.literal('editionMoved'), ...days, wasFrom: date, wasTo: date }),
  z.object({ ...shared, kind: z.literal('editionPostponed'), ...days }),
  z.object({ ...shared, kind: z.literal('editionCancelled'), ...days }),
  z.object({ ...shared, kind: z.literal('editionRehoused'), hall: z.string() }),
  /** 提前提醒 of what is on the reader's schedule, whose id `objectId` is */
  z.object({ ...shared, kind: z.literal('editionNear'), ...days, days: z.number().int() }),
  z.object({ ...shared, kind: z.literal('listPublished'), count: z.number().int() }),
  /** 联系窗口, of the reader's kind of seller */
  z.object({ ...shared, kind: z.literal('windowOpens'), until: date }),
  /** how many of the first 20 are on the list, 0 to 100 */
  z.object({ ...shared, kind: z.literal('forecastSettled'), percent: z.number().int() }),
  z.object({ ...shared, kind: z.literal('unlocksExpire'), until: date, count: z.number().int() }),
  /** `name` is the code of the plan */
  z.object({ ...shared, kind: z.literal('planExpires'), until: date }),
])
export type Message = z.infer<typeof message>
