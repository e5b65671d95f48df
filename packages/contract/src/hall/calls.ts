import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { date, id, regionCode } from '#field.ts'
import { hallDetail } from '#hall/detail.ts'
import { hallGap, mostGaps } from '#hall/gap.ts'
import { hallOccupancy } from '#hall/occupancy.ts'
import { hallPicture, mostPictures } from '#hall/picture.ts'
import { hallSlot, mostConflicts, slotConflict, slotDays, slotFields } from '#hall/slot.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness } from '#prefix.ts'

/** Days from the first that is needed to the last, in their order. */
function inOrder(said: z.infer<typeof slotDays>): boolean {
  const { moveInStart, startDate, endDate, moveOutEnd } = said
  const days = [moveInStart, startDate, endDate, moveOutEnd].filter((day) => typeof day === 'string')
  return (
    days.every((day, at) => at === 0 || (days[at - 1] ?? '') <= day) &&
    daysBetween(days.at(0) ?? '', days.at(-1) ?? '') <= mostDays
  )
}

export const hall = calls('hall', {
  cities: read('GET', `${exhibitionBusiness}/hall/none/cities`, {
    access: 'visitor',
    summary: '热门城市: where the most halls are, twelve at most',
    input: z.object({}),
    output: z.array(z.object({ code: regionCode, name: z.string(), count: z.number().int() })),
  }),
  detail: read('GET', `${exhibitionBusiness}/hall/none/detail`, {
    access: 'visitor',
    keep: true,
    summary: '展馆详情: the facts of a hall and of its pavilions',
    input: z.object({ id }),
    output: hallDetail,
    fails: ['notFound'],
  }),
  occupancy: read('GET', `${exhibitionBusiness}/hall/none/occupancy`, {
    access: 'visitor',
    keep: true,
    summary:
      '档期: who has which pavilions of a hall when, and which days the hall offers; three years at most',
    input: z
      .object({ id, from: date, to: date })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) <= mostDays, { path: ['to'] }),
    output: hallOccupancy,
    fails: ['notFound'],
  }),
  gaps: read('GET', `${exhibitionBusiness}/hall/none/gaps`, {
    access: 'visitor',
    summary:
      '空档雷达: days of the next year that a hall offers and nobody is known to have, with exhibitions that would fit',
    input: z.object({ id, minDays: z.coerce.number().int().min(1).max(60).default(5) }),
    output: z.object({
      /** false: the hall publishes no days of that year, which does not make it free */
      isPublished: z.boolean(),
      gaps: z.array(hallGap).max(mostGaps),
    }),
    fails: ['notFound'],
  }),
  pictures: read('GET', `${exhibitionBusiness}/hall/none/pictures`, {
    access: 'visitor',
    keep: true,
    summary: '展馆图片: what the hall looks like from outside and inside, its plans and ways in',
    input: z.object({ id }),
    output: z.object({ name: z.string(), list: z.array(hallPicture).max(mostPictures) }),
    fails: ['notFound'],
  }),
  slots: list('GET', `${exhibitionBusiness}/hallSchedule/my/page`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary:
      '我的档期: own entries, and those that members of the team share; of one hall and its days, or all',
    input: z.object({
      hallId: id.optional(),
      /** those that last into this span */
      from: date.optional(),
      to: date.optional(),
      ...page,
    }),
    output: pageOf(hallSlot).extend({
      /** own entries, which the plan counts */
      used: z.number().int(),
      /** how many the plan allows; null: any number */
      limit: z.number().int().nullable(),
    }),
  }),
  slot: read('GET', `${exhibitionBusiness}/hallSchedule/slot/detail`, {
    access: 'signedIn',
    summary: 'One entry of 我的档期',
    input: z.object({ id }),
    output: hallSlot,
    fails: ['notFound'],
  }),
  slotConflicts: read('POST', `${exhibitionBusiness}/hallSchedule/slot/conflicts`, {
    access: 'signedIn',
    summary: 'What is known to stand in the way of some days of some pavilions, before they are kept',
    input: slotDays
      // The entry that is changed is no conflict of its own.
      .extend({ id: id.optional() })
      .refine(inOrder, { path: ['endDate'] }),
    output: z.object({
      conflicts: z.array(slotConflict).max(mostConflicts),
      total: z.number().int(),
      /** the hall offers all of these days in all of these pavilions, and nobody is known to have them */
      isOffered: z.boolean(),
    }),
    fails: ['notFound'],
  }),
  saveSlot: write('POST', `${exhibitionBusiness}/hallSchedule/slot/save`, {
    access: 'signedIn',
    summary: '新增展馆排期, and 编辑 of what is there by its id',
    input: slotFields.extend({ id: id.optional() }).refine(inOrder, { path: ['endDate'] }),
    output: z.object({ id }),
    fails: ['notFound', 'quotaUsedUp'],
  }),
  removeSlot: write('POST', `${exhibitionBusiness}/hallSchedule/slot/remove`, {
    access: 'signedIn',
    destroys: true,
    summary: '移除 from 我的档期',
    input: z.object({ id }),
    output: z.object({ removed: z.boolean() }),
    fails: ['notFound'],
  }),
})

const mostDays = 3 * 366

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
