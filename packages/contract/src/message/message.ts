import { z } from 'zod'
import { appPage, date, id } from '#field.ts'
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
  z.object({
    ...shared,
    kind: z.literal('handedOver'),
    ...heldCounts.extend({ exhibitions: z.number().int().default(0) }).shape,
  }),
  /** 任务移交, by a leader: the record's id; `at` is when the next contact is to be */
  z.object({ ...shared, kind: z.literal('taskGiven'), at: z.string().nullable() }),
  /** 公海: own customers fall on `until` at the earliest; of one its id is `objectId` */
  z.object({ ...shared, kind: z.literal('poolWarning'), until: date, count: z.number().int() }),
  z.object({ ...shared, kind: z.literal('poolFell'), count: z.number().int() }),
  /** given by a leader out of the pool */
  z.object({ ...shared, kind: z.literal('poolGiven'), count: z.number().int() }),
  z.object({ ...shared, kind: z.literal('editionMoved'), ...days, wasFrom: date, wasTo: date }),
  z.object({ ...shared, kind: z.literal('editionPostponed'), ...days }),
  z.object({ ...shared, kind: z.literal('editionCancelled'), ...days }),
  z.object({ ...shared, kind: z.literal('editionRehoused'), hall: z.string() }),
  /** 提前提醒 of what is on the reader's schedule, whose id `objectId` is */
  z.object({ ...shared, kind: z.literal('editionNear'), ...days, days: z.number().int() }),
  /** of an edition that was on the reader's schedule, and is over */
  z.object({ ...shared, kind: z.literal('reviewReady') }),
  z.object({ ...shared, kind: z.literal('listPublished'), count: z.number().int() }),
  /** how many companies the reader knows have come onto the list of an exhibition they follow */
  z.object({ ...shared, kind: z.literal('knownListed'), count: z.number().int() }),
  /** 联系窗口, of the reader's kind of seller */
  z.object({ ...shared, kind: z.literal('windowOpens'), until: date }),
  /** how many of the first 20 are on the list, 0 to 100 */
  z.object({ ...shared, kind: z.literal('forecastSettled'), percent: z.number().int() }),
  z.object({ ...shared, kind: z.literal('unlocksExpire'), until: date, count: z.number().int() }),
  /** isByHand: an operator gave it back, whatever its numbers are */
  z.object({
    ...shared,
    kind: z.literal('creditReturned'),
    count: z.number().int(),
    isByHand: z.boolean().default(false),
  }),
  /** `name` is the code of the plan */
  z.object({ ...shared, kind: z.literal('planExpires'), until: date }),
  /** 申请开通: `name` and `code` of the application; `until` null: it was refused */
  /** 企业认证: `name` of the company; `until` null: it did not pass */
  z.object({ ...shared, kind: z.literal('authenticationAnswered'), until: date.nullable() }),
  z.object({ ...shared, kind: z.literal('authenticationEnds'), until: date }),
  /** 升级申请: `name` is the code of the plan; `until` null: it was refused */
  z.object({ ...shared, kind: z.literal('orderAnswered'), no: z.number().int(), until: date.nullable() }),
  /** 推送地址 that was switched off: it asked for it (410), or took nothing for days. `name`: its host */
  z.object({ ...shared, kind: z.literal('webhookOff'), isGone: z.boolean() }),
  z.object({ ...shared, kind: z.literal('applicationAnswered'), code: z.string(), until: date.nullable() }),
  /** 我的反馈: `name` of what it was about; `hasContacts`: those that were asked for are there, and `objectId` the company’s */
  z.object({
    ...shared,
    kind: z.literal('reportAnswered'),
    isAccepted: z.boolean(),
    hasContacts: z.boolean(),
  }),
  /** 个人信息请求: `name` is ''; its number as the person knows it */
  z.object({ ...shared, kind: z.literal('privacyAnswered'), no: z.number().int(), isDone: z.boolean() }),
  /** 群发消息: `name` is its title, in the language of the account, as `text` is; `page` of the app that it leads to */
  z.object({ ...shared, kind: z.literal('announced'), text: z.string(), page: appPage.nullable() }),
])
export type Message = z.infer<typeof message>
