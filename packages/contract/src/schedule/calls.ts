import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { date, id } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness } from '#prefix.ts'
import { mostPicked, planStates, usuallyPicked } from '#schedule/choices.ts'
import { customerEditions, customerGroup, customerRow } from '#schedule/customerEditions.ts'
import { expense, expenseFields } from '#schedule/expense.ts'
import { mineDetail } from '#schedule/mineDetail.ts'
import { myExhibition, myFields, ownEvent } from '#schedule/myExhibition.ts'
import { yearPlan } from '#schedule/plan.ts'
import { editionReview, windowDays, yearReview } from '#schedule/review.ts'

/** Editions that go to 我的展会 at once. */
export const mostAdded = 50

export const myTabs = ['upcoming', 'ongoing', 'ended', 'cancelled'] as const

const planYear = z.coerce.number().int().min(2000).max(2100)

export const schedule = calls('schedule', {
  saveMine: write('POST', `${exhibitionBusiness}/exhSchedule/my/save`, {
    access: 'signedIn',
    summary:
      '加入日程, and 编辑: an edition by its id, an event of one’s own, or by its id what is there already',
    input: myFields
      .extend({ id: id.optional(), editionId: id.optional(), event: ownEvent.optional() })
      .refine((said) => [said.id ?? said.event, said.editionId].filter(Boolean).length === 1, {
        path: ['editionId'],
      }),
    output: z.object({ id, isNew: z.boolean() }),
    fails: ['notFound', 'quotaUsedUp'],
  }),
  addMine: write('POST', `${exhibitionBusiness}/exhSchedule/my/add`, {
    access: 'signedIn',
    summary: '加入日程, several editions at once: as many as the plan leaves room for, in the order given',
    input: z.object({
      editionIds: z.array(id).min(1).max(mostAdded),
      planState: z.enum(planStates).default('planned'),
    }),
    output: z.object({
      added: z.array(id),
      /** on the schedule before */
      already: z.array(id),
      /** beyond what the plan allows */
      left: z.array(id),
    }),
  }),
  removeMine: write('POST', `${exhibitionBusiness}/exhSchedule/my/remove`, {
    access: 'signedIn',
    destroys: true,
    summary: '移除 from 我的展会, by its id or by the edition',
    input: z
      .object({ id: id.optional(), editionId: id.optional() })
      .refine((said) => (said.id === undefined) !== (said.editionId === undefined), { path: ['id'] }),
    output: z.object({ removed: z.boolean() }),
    fails: ['notFound'],
  }),
  proposeMine: write('POST', `${exhibitionBusiness}/exhSchedule/my/propose`, {
    access: 'signedIn',
    summary:
      '提交到公共库: offers an event of one’s own for the library, or takes the offer back; an operator looks at it',
    input: z.object({ id, isProposed: z.boolean() }),
    output: z.object({}),
    fails: ['notFound'],
  }),
  mine: list('GET', `${exhibitionBusiness}/exhSchedule/my/page`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '我的展会: what is on the schedule, by time',
    input: z.object({
      /** absent: all of them */
      tab: z.enum(myTabs).optional(),
      /** those that last into this span */
      from: date.optional(),
      to: date.optional(),
      ...page,
    }),
    output: pageOf(myExhibition).extend({
      counts: z.object({
        upcoming: z.number().int(),
        ongoing: z.number().int(),
        ended: z.number().int(),
        cancelled: z.number().int(),
      }),
      /** how many the plan allows; null: any number */
      limit: z.number().int().nullable(),
    }),
  }),
  mineDetail: read('GET', `${exhibitionBusiness}/exhSchedule/my/detail`, {
    access: 'signedIn',
    keep: true,
    summary: '展会详情, my view: by its id or by the edition',
    input: z
      .object({ id: id.optional(), editionId: id.optional() })
      .refine((said) => (said.id === undefined) !== (said.editionId === undefined), { path: ['id'] }),
    output: mineDetail,
    fails: ['notFound'],
  }),
  companions: read('GET', `${exhibitionBusiness}/exhSchedule/my/companions`, {
    access: 'signedIn',
    summary: '同行成员: the people of the viewer’s team, who may go along; the viewer is not among them',
    input: z.object({}),
    output: z.array(z.object({ id, name: z.string().nullable() })),
  }),
  plan: read('GET', `${exhibitionBusiness}/exhSchedule/plan/detail`, {
    access: 'signedIn',
    keep: true,
    summary: '展会排期计划: a year of the viewer and of what the team shared, with what does not go together',
    input: z.object({ year: planYear }),
    output: yearPlan,
  }),
  carryOver: write('POST', `${exhibitionBusiness}/exhSchedule/plan/carryOver`, {
    access: 'signedIn',
    summary:
      '复制去年: the editions of this year that follow those one had last year, with role, goals, budget and people, as ideas',
    input: z.object({ year: planYear }),
    output: z.object({
      added: z.number().int(),
      /** of series without an edition that is known in the year */
      unknown: z.number().int(),
      /** beyond what the plan allows */
      left: z.number().int(),
    }),
    fails: ['nothingToDo'],
  }),
  exportPlan: write('POST', `${exhibitionBusiness}/exhSchedule/plan/export`, {
    access: 'zky:enterprise:export',
    spends: 'export',
    records: 'export',
    summary: '导出 of 展会排期计划 as a sheet (XLSX); its rows count against the plan’s 导出',
    input: z.object({ year: planYear }),
    output: z.object({
      base64: z.string(),
      rows: z.number().int(),
      /** rows that may still be written to files today */
      remaining: z.number().int(),
    }),
    fails: ['planTooLow', 'quotaUsedUp', 'nothingToDo'],
  }),
  saveExpense: write('POST', `${exhibitionBusiness}/exhSchedule/my/expense/save`, {
    access: 'signedIn',
    summary: '费用 of an exhibition on 我的展会: a new one, or by its id what is there',
    input: expenseFields.extend({
      /** the row of 我的展会 */
      mineId: id,
      id: id.optional(),
    }),
    output: z.object({ expenses: z.array(expense) }),
    fails: ['notFound'],
  }),
  removeExpense: write('POST', `${exhibitionBusiness}/exhSchedule/my/expense/remove`, {
    access: 'signedIn',
    destroys: true,
    summary: '删除 an expense of an exhibition on 我的展会',
    input: z.object({ mineId: id, id }),
    output: z.object({ expenses: z.array(expense) }),
    fails: ['notFound'],
  }),
  review: read('GET', `${exhibitionBusiness}/exhSchedule/review/detail`, {
    access: 'signedIn',
    keep: true,
    summary:
      '展会复盘: what came of an edition for its cost, beside the one before it and others; 明年去不去',
    input: z.object({ editionId: id, windowDays }),
    output: editionReview,
    fails: ['notFound'],
  }),
  yearReview: read('GET', `${exhibitionBusiness}/exhSchedule/review/year`, {
    access: 'signedIn',
    keep: true,
    summary: '展会复盘 of a year: each exhibition, what belongs to none, and the whole',
    input: z.object({ year: planYear, windowDays }),
    output: yearReview,
  }),
  exportReview: write('POST', `${exhibitionBusiness}/exhSchedule/review/export`, {
    access: 'zky:enterprise:export',
    spends: 'export',
    records: 'export',
    summary: '导出 of 展会复盘 of a year as a sheet (XLSX); its rows count against the plan’s 导出',
    input: z.object({ year: planYear, windowDays }),
    output: z.object({
      base64: z.string(),
      rows: z.number().int(),
      /** rows that may still be written to files today */
      remaining: z.number().int(),
    }),
    fails: ['planTooLow', 'quotaUsedUp', 'nothingToDo'],
  }),
  customerEditions: read('GET', `${exhibitionBusiness}/exhSchedule/customerEditions/ranked`, {
    access: 'signedIn',
    keep: true,
    summary:
      '去客户去的地方: exhibitions to come by who of one’s own companies will be there, and those that together reach most of them',
    input: z.object({
      group: customerGroup.default('all'),
      /** exhibitions to propose beside those planned */
      most: z.coerce.number().int().min(1).max(mostPicked).default(usuallyPicked),
      /** first days until then; absent: of a year */
      to: date.optional(),
    }),
    output: customerEditions,
  }),
  customersAt: list('GET', `${exhibitionBusiness}/exhSchedule/customerEditions/companies`, {
    access: 'signedIn',
    quota: 'prediction_rows',
    keep: true,
    summary: '会遇到谁: who of one’s own companies is listed or expected at an exhibition to come',
    input: z.object({ editionId: id, group: customerGroup.default('all'), ...page }),
    output: pageOf(customerRow),
    fails: ['notFound'],
  }),
})
