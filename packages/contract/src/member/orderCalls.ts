import { z } from 'zod'
import { list, read, write } from '#endpoint.ts'
import { date, instant, money, text } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { userCenter } from '#prefix.ts'

/** A plan that was asked for or opened. */
export const order = z.object({
  /** what customer service and invoices name it by */
  no: z.number().int(),
  /** `member`, `team` */
  plan: z.string(),
  /** 待确认, 生效, 已过期, 已退款, 已取消 */
  status: z.enum(['pending', 'active', 'expired', 'refunded', 'cancelled']),
  /** null: not opened */
  from: date.nullable(),
  to: date.nullable(),
  /** 元; null: not said */
  amount: money.nullable(),
  /** what was written with the request, and what the operator said */
  wish: z.string(),
  answer: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
})
export type Order = z.infer<typeof order>

/** Of 使用记录: what is counted by the day. */
export const usedCode = z.enum(['unlock', 'export'])

export const orderCalls = {
  orders: list('GET', `${userCenter}/member/orderPage`, {
    access: 'zky:member:manage',
    quota: 'own_rows',
    summary: '开通记录: plans of the tenant that were asked for and opened, the latest first',
    input: z.object(page),
    output: pageOf(order),
  }),
  applyUpgrade: write('POST', `${userCenter}/member/applyUpgrade`, {
    access: 'zky:member:manage',
    byKey: false,
    summary:
      '升级申请: asks the operator for a plan; the number is its receipt, the answer comes as a message; asked again while it waits it is the same',
    input: z.object({ plan: z.enum(['member', 'team']), wish: text(200).default('') }),
    output: order,
    fails: ['companyNotAuthenticated', 'authenticationPending'],
  }),
  usageByDay: read('GET', `${userCenter}/member/usage`, {
    access: 'signedIn',
    summary: '使用记录: how much the tenant used of a quota on each of the last 30 days, the latest first',
    input: z.object({ code: usedCode.default('unlock') }),
    output: z.object({
      total: z.number().int(),
      /** days on which anything was used */
      days: z.array(z.object({ day: date, used: z.number().int() })),
    }),
  }),
}
