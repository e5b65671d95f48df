import { z } from 'zod'
import { contactRow } from '#company/detail.ts'
import { calls, read, write } from '#endpoint.ts'
import { id } from '#field.ts'
import { userCenter } from '#prefix.ts'

export const favoriteObject = z.enum(['company', 'exhibition', 'hall', 'news'])

export const member = calls('member', {
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
  toggleFavorite: write('POST', `${userCenter}/member/toggleFavorite`, {
    access: 'signedIn',
    summary: '收藏: sets or takes back a favourite',
    input: z.object({ objectType: favoriteObject, objectId: id, favorited: z.boolean() }),
    output: z.object({ favorited: z.boolean() }),
    fails: ['notFound', 'quotaUsedUp'],
  }),
})
