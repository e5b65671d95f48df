import { z } from 'zod'
import { calls, list, write } from '#endpoint.ts'
import { id, instant } from '#field.ts'
import { message as row } from '#message/message.ts'
import { page, pageOf } from '#paging.ts'
import { notificationCategories } from '#person/notification.ts'
import { userCenter } from '#prefix.ts'

const category = z.enum(notificationCategories)
const count = z.number().int()
/** Messages that were not opened yet. */
const unread = z.object({ followUp: count, exhibition: count, prediction: count, member: count })

export const message = calls('message', {
  page: list('GET', `${userCenter}/message/page`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '消息中心: what came, the newest first',
    input: z.object({ category: category.optional(), ...page }),
    output: pageOf(row).extend({ unread }),
  }),
  read: write('POST', `${userCenter}/message/read`, {
    access: 'signedIn',
    summary: '已读: one message was opened',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  readAll: write('POST', `${userCenter}/message/readAll`, {
    access: 'signedIn',
    summary: '全部已读: all that had come when the person looked, or those of a category',
    input: z.object({ category: category.optional(), until: instant }),
    output: z.object({ read: z.number().int() }),
  }),
  remove: write('POST', `${userCenter}/message/remove`, {
    access: 'signedIn',
    summary: '删除: out of the list; with `isBack` it is there again',
    input: z.object({ id, isBack: z.boolean().default(false) }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
})
