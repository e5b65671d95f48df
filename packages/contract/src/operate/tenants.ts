import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { date, id, instant, money } from '#field.ts'
import { act, reason } from '#operate/accounts.ts'
import { consoleService } from '#prefix.ts'
import { countedQuotas, rowQuotas } from '#quota.ts'

const tenants = `${consoleService}/people/tenant`
const access = 'operator:people'

/** Plans that are given; nobody is given the free ones. */
export const plansGiven = ['member', 'team'] as const
/** What a team can have a number of its own of. */
export const quotaCodes = [...countedQuotas, ...rowQuotas]
/** Whose days are shown, in the unit of the quota. */
export const usageCodes = ['unlock', 'export'] as const

const fails = ['notFound', 'conflict'] as const

/** Teams: who is in them, what they may, and what they used. */
export const tenantCalls = {
  tenant: read('GET', tenants, {
    access,
    records: 'operate',
    summary: 'a team: its members without names and numbers, its plan and orders, and its quotas',
    input: z.object({ id }),
    output: z.object({
      id,
      name: z.string(),
      companyId: id.nullable(),
      company: z.string().nullable(),
      createdAt: instant,
      plan: z.string(),
      /** of the plan that is paid for; null: for good */
      planUntil: instant.nullable(),
      members: z.array(
        z.object({
          accountId: id,
          phoneMask: z.string(),
          roles: z.array(z.string()),
          isOwner: z.boolean(),
          state: z.string(),
        }),
      ),
      quotas: z.array(
        z.object({
          code: z.string(),
          period: z.enum(['once', 'day', 'month', 'query']),
          /** of the plan; null: it has none of it. −1: no limit */
          ofPlan: z.number().int().nullable(),
          /** What holds: the larger of the two. */
          limit: z.number().int(),
          /** by the whole team in the period that runs; null: counted of each person, or of each list */
          used: z.number().int().nullable(),
          own: z
            .object({ limit: z.number().int(), until: instant, reason: z.string(), operator: z.string() })
            .nullable(),
        }),
      ),
      orders: z.array(
        z.object({
          no: z.number().int(),
          at: instant,
          plan: z.string(),
          state: z.string(),
          from: instant.nullable(),
          to: instant.nullable(),
          amount: money.nullable(),
          operator: z.string().nullable(),
        }),
      ),
      acts: z.array(act),
    }),
    fails: ['notFound'],
  }),
  tenantUsage: read('GET', `${tenants}/usage`, {
    access,
    records: { event: 'operate', detail: ({ code }) => code },
    summary: 'what a team used on each of the last 30 days: credits, or rows of files',
    input: z.object({ id, code: z.enum(usageCodes) }),
    output: z.object({
      total: z.number().int(),
      days: z.array(z.object({ day: date, used: z.number().int() })),
    }),
    fails: ['notFound'],
  }),
  givePlan: write('POST', `${tenants}/givePlan`, {
    access,
    records: { event: 'operate', detail: ({ plan, days }) => `${plan} ${days}` },
    summary: 'gives a plan from today; of the same plan, behind the days it still has',
    input: z.object({
      id,
      plan: z.enum(plansGiven),
      days: z.number().int().min(1).max(3_660),
      amount: money.min(0).max(10_000_000).nullable(),
      reason,
    }),
    output: z.object({ until: instant }),
    fails: ['notFound'],
  }),
  endPlan: write('POST', `${tenants}/endPlan`, {
    access,
    records: { event: 'operate', detail: ({ isRefunded }) => (isRefunded ? 'refunded' : 'ended') },
    summary: 'back to the free plan at once; isRefunded: what was paid for it was paid back',
    input: z.object({ id, isRefunded: z.boolean(), reason }),
    output: z.literal(true),
    fails,
  }),
  setQuota: write('POST', `${tenants}/setQuota`, {
    access,
    records: { event: 'operate', detail: ({ code, limit }) => `${code} ${limit}` },
    summary: 'gives a team a number of its own of a quota, to the end of a day; it counts where it is more',
    input: z.object({
      id,
      code: z.enum(quotaCodes),
      limit: z.number().int().min(1).max(1_000_000),
      /** the last day, in Asia/Shanghai; not over */
      until: date,
      reason,
    }),
    output: z.literal(true),
    fails,
  }),
  endQuota: write('POST', `${tenants}/endQuota`, {
    access,
    records: { event: 'operate', detail: ({ code }) => code },
    summary: 'takes the team’s own number of a quota away: the plan’s holds again',
    input: z.object({ id, code: z.enum(quotaCodes), reason }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
} satisfies Record<string, Endpoint>
