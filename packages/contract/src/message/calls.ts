import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { email, id, instant, smsCode } from '#field.ts'
import { outsideChannels } from '#message/channels.ts'
import { message as row } from '#message/message.ts'
import { clock, pushSubscription, targets, timeZone } from '#message/target.ts'
import { page, pageOf } from '#paging.ts'
import { notificationCategories } from '#person/notification.ts'
import { userCenter } from '#prefix.ts'

const category = z.enum(notificationCategories)
const count = z.number().int()
/** Messages that were not opened yet. */
const unread = z.object({
  followUp: count,
  exhibition: count,
  prediction: count,
  member: count,
  announcement: count,
})

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
    destroys: true,
    summary: '删除: out of the list; with `isBack` it is there again',
    input: z.object({ id, isBack: z.boolean().default(false) }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  one: read('GET', `${userCenter}/message/one`, {
    access: 'signedIn',
    summary: '打开一条: what a notification that was tapped is about',
    input: z.object({ id }),
    output: row,
    fails: ['notFound'],
  }),
  targets: read('GET', `${userCenter}/message/targets`, {
    access: 'signedIn',
    byKey: false,
    summary: '通知设置: where messages come beside the app, what can be had here, and 免打扰',
    input: z.object({}),
    output: targets,
  }),
  subscribePush: write('POST', `${userCenter}/message/subscribePush`, {
    access: 'signedIn',
    byKey: false,
    summary:
      '推送: to this browser, or to the packaged app on this device, until it is ended or its session is',
    input: pushSubscription,
    output: z.object({ devices: z.number().int() }),
  }),
  sendEmailCode: write('POST', `${userCenter}/message/sendEmailCode`, {
    access: 'signedIn',
    byKey: false,
    summary: '邮件: a code to the address, which is written to once it has come back',
    input: z.object({ address: email }),
    output: z.object({ nextSendSeconds: z.number().int() }),
    fails: ['notDelivered'],
  }),
  confirmEmail: write('POST', `${userCenter}/message/confirmEmail`, {
    access: 'signedIn',
    byKey: false,
    summary: '邮件: the code that came',
    input: z.object({ code: smsCode }),
    output: z.object({ address: z.string() }),
    fails: ['wrongCode'],
  }),
  setRobot: write('POST', `${userCenter}/message/setRobot`, {
    access: 'signedIn',
    byKey: false,
    summary: '企业微信群机器人: kept when a first line has come to the group',
    input: z.object({ address: z.url().max(300) }),
    output: z.object({ isRefused: z.boolean() }),
    fails: ['notDelivered'],
  }),
  setSms: write('POST', `${userCenter}/message/setSms`, {
    access: 'signedIn',
    byKey: false,
    summary: '短信: to the number one signs in with; what cannot wait, and no more than five a day',
    input: z.object({}),
    output: z.object({ isRefused: z.boolean() }),
    fails: ['notFound'],
  }),
  endTarget: write('POST', `${userCenter}/message/endTarget`, {
    access: 'signedIn',
    byKey: false,
    summary: '不再发到这里: of push, this device alone',
    input: z.object({ channel: z.enum(outsideChannels) }),
    output: z.literal(true),
  }),
  saveQuiet: write('POST', `${userCenter}/message/saveQuiet`, {
    access: 'signedIn',
    byKey: false,
    summary: '免打扰: what comes meanwhile is held back until it ends; 消息中心 has it at once',
    input: z.object({ isOn: z.boolean(), from: clock, to: clock, timeZone }),
    output: z.literal(true),
  }),
})
