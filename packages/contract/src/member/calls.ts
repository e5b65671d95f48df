import { z } from 'zod'
import { calls, read, write } from '#endpoint.ts'
import { filledText, id, text } from '#field.ts'
import { contactRow } from '#member/contactRow.ts'
import { orderCalls } from '#member/orderCalls.ts'
import { userCenter } from '#prefix.ts'

export const favoriteObject = z.enum(['company', 'exhibition', 'hall', 'news'])

/** Lists whose filters can be kept under a name. */
export const filterScope = z.enum(['company', 'exhibition'])
export type FilterScope = z.infer<typeof filterScope>
/** Kept filters of one person and list. */
export const mostFilters = 10
export const longestFilterName = 20

const savedFilter = z.object({
  id,
  name: z.string(),
  /** Parameters of the list's address. */
  params: z.record(z.string(), z.string()),
})
export type SavedFilter = z.infer<typeof savedFilter>

const plan = z.object({
  /** `free`, `free_authenticated` (a verified company on the free plan), `member`, `team` */
  code: z.string(),
  /** as the operator wrote it; null: on request */
  priceText: z.string().nullable(),
  benefits: z.array(
    z.object({
      /** `search`, `unlock`, `exhibitor_rows` … */
      code: z.string(),
      /** -1: no limit */
      limit: z.number().int(),
      period: z.enum(['once', 'day', 'month', 'query']),
    }),
  ),
})
export type Plan = z.infer<typeof plan>

/** Companies that one 批量解锁 takes. */
export const mostAtOnce = 50
const companyIds = z.array(id).min(1).max(mostAtOnce)

export const member = calls('member', {
  ...orderCalls,
  planList: read('GET', `${userCenter}/member/none/planList`, {
    access: 'anyone',
    summary: '会员方案: the plans that can be had and what each of them gives',
    input: z.object({}),
    output: z.array(plan),
  }),
  unlockPreview: read('GET', `${userCenter}/member/unlockPreview`, {
    access: 'signedIn',
    summary: '解锁前: what it costs and what is left',
    input: z.object({ companyId: id }),
    output: z.object({
      cost: z.number().int(),
      remaining: z.number().int(),
      limit: z.number().int(),
      alreadyUnlocked: z.boolean(),
      expireTime: z.string().nullable(),
      contactCount: z.number().int(),
      mobileCount: z.number().int(),
    }),
    fails: ['notFound'],
  }),
  unlock: write('POST', `${userCenter}/member/unlock`, {
    access: 'zky:contact:unlock',
    spends: 'unlock',
    isEssential: true,
    records: 'unlock',
    summary: '解锁: all contacts of one company, for the tenant, for 365 days; free when already unlocked',
    input: z.object({ companyId: id }),
    output: z.object({
      unlockId: id,
      expireTime: z.string(),
      /** credits left in this period */
      remaining: z.number().int(),
      cost: z.number().int(),
      contacts: z.array(contactRow),
    }),
    fails: ['notFound', 'quotaUsedUp', 'planTooLow', 'nothingToDo'],
  }),
  unlockBatchPreview: read('POST', `${userCenter}/member/unlockBatchPreview`, {
    access: 'signedIn',
    summary: '批量解锁前: what the chosen companies cost together and what is left',
    input: z.object({ companyIds }),
    output: z.object({
      cost: z.number().int(),
      remaining: z.number().int(),
      limit: z.number().int(),
      alreadyUnlocked: z.number().int(),
      withoutContacts: z.number().int(),
    }),
  }),
  unlockBatch: write('POST', `${userCenter}/member/unlockBatch`, {
    access: 'zky:contact:unlock',
    spends: 'unlock',
    records: 'unlock',
    summary: '批量解锁: as many of the companies as there are credits for, in the order given',
    input: z.object({ companyIds }),
    output: z.object({
      unlocked: z.array(id),
      /** free: the tenant had them unlocked */
      already: z.array(id),
      failed: z.array(
        z.object({ companyId: id, reason: z.enum(['noContacts', 'quotaUsedUp', 'planTooLow', 'notFound']) }),
      ),
      remaining: z.number().int(),
    }),
  }),
  savedFilters: read('GET', `${userCenter}/member/savedFilters`, {
    access: 'signedIn',
    summary: '保存的筛选, the latest first',
    input: z.object({ scope: filterScope }),
    output: z.array(savedFilter),
  }),
  saveFilter: write('POST', `${userCenter}/member/saveFilter`, {
    access: 'signedIn',
    summary: '保存筛选: a new one, or with an id another name or other filters for it; ten at most',
    input: z.object({
      id: id.optional(),
      scope: filterScope,
      name: filledText(longestFilterName),
      params: z
        .record(z.string().regex(/^[a-zA-Z]{1,30}$/), text(2_000))
        .refine((params) => Object.keys(params).length <= 30),
    }),
    output: savedFilter,
    fails: ['notFound', 'conflict', 'quotaUsedUp'],
  }),
  removeFilter: write('POST', `${userCenter}/member/removeFilter`, {
    access: 'signedIn',
    destroys: true,
    summary: '删除保存的筛选',
    input: z.object({ id }),
    output: z.object({ removed: z.boolean() }),
    fails: ['notFound'],
  }),
  toggleFavorite: write('POST', `${userCenter}/member/toggleFavorite`, {
    access: 'signedIn',
    summary: '收藏: sets or takes back a favourite',
    input: z.object({ objectType: favoriteObject, objectId: id, favorited: z.boolean() }),
    output: z.object({ favorited: z.boolean() }),
    fails: ['notFound', 'quotaUsedUp'],
  }),
})
