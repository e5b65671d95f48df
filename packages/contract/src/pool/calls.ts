import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { id } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { poolRow } from '#pool/row.ts'
import { poolRule } from '#pool/rule.ts'
import { exhibitionBusiness } from '#prefix.ts'

const path = `${exhibitionBusiness}/customerPool`
const count = z.number().int()

export const pool = calls('pool', {
  list: list('GET', `${path}/page`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary:
      '公海: customers of the team that nobody has, the newest first; and one’s own, the longest without contact first',
    input: z.object({ tab: z.enum(['pool', 'mine']).default('pool'), ...page }),
    output: pageOf(poolRow).extend({
      counts: z.object({ pool: count, mine: count }),
      rule: poolRule,
      /** out of the pool, by the viewer */
      takenToday: count,
      /** the viewer does more than read */
      mayTake: z.boolean(),
    }),
  }),
  take: write('POST', `${path}/take`, {
    access: 'signedIn',
    summary: '认领: a customer of the pool becomes one’s own, with the tasks of who had it',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound', 'customerTaken', 'poolLimit'],
  }),
  assign: write('POST', `${path}/assign`, {
    access: 'zky:followUp:assign',
    summary: '分配: customers of the pool to one person, who is told; the limits of 认领 do not count',
    input: z.object({ ids: z.array(id).min(1).max(100), subAccountId: id }),
    output: z.object({ count }),
    fails: ['notFound', 'customerTaken'],
  }),
  release: write('POST', `${path}/release`, {
    access: 'signedIn',
    destroys: true,
    summary: '放回公海: an own customer; its tasks stay with whom they are until somebody takes it',
    input: z.object({ companyId: id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  preview: read('POST', `${path}/preview`, {
    access: 'zky:followUp:assign',
    summary: '公海规则预览: how many customers a rule would warn of tonight, by person',
    input: poolRule,
    output: z.object({
      /** that have an owner */
      customers: count,
      falling: count,
      people: z.array(z.object({ subAccountId: id, name: z.string().nullable(), falling: count })),
    }),
  }),
  saveRule: write('POST', `${path}/rule/save`, {
    access: 'zky:followUp:assign',
    destroys: true,
    summary: '公海规则, for everybody of the team',
    input: poolRule,
    output: poolRule,
    fails: ['planTooLow'],
  }),
})
