import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { shanghaiDay } from '#day.ts'
import { tenantOf } from '#operate/tenantOf.ts'

type Grant = {
  phone: string
  plan: string
  days: number
  /** 元; null: not said. */
  amount?: number | null
  operator: string
  now: Date
}

/** Gives a tenant a plan for a number of days from today; of the same plan, behind the days it still has. */
export async function grantPlan(db: Kysely<DB>, sealing: Sealing, { phone, ...grant }: Grant) {
  const { tenantId, tenantName } = await tenantOf(db, sealing, phone)
  const to = await db.transaction().execute(async (trx) => givePlan(trx, { tenantId, ...grant }))
  return `${tenantName}: ${grant.plan} until ${shanghaiDay(to)}`
}

/** The same of a tenant that is known, in the transaction at hand; until when. */
export async function givePlan(
  trx: Kysely<DB>,
  { tenantId, plan, days, amount = null, operator, now }: Omit<Grant, 'phone'> & { tenantId: string },
): Promise<Date> {
  const { from, to } = await extendPlan(trx, { tenantId, plan, days, now })
  const order = { planCode: plan, periodFrom: from, periodTo: to, status: 'active', amount, operator }
  await trx
    .insertInto('memberOrder')
    .values({ id: uuid(), tenantId, ...order, createdAt: now })
    .execute()
  return to
}

/** Lets the tenant have the plan, behind the days it still has of it; no order is written. */
export async function extendPlan(
  trx: Kysely<DB>,
  { tenantId, plan, days, now }: Pick<Grant, 'plan' | 'days' | 'now'> & { tenantId: string },
): Promise<{ from: Date; to: Date }> {
  const { planCode, planExpiresAt } = await trx
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .forUpdate()
    .select(['planCode', 'planExpiresAt'])
    .executeTakeFirstOrThrow()
  const isLonger = planCode === plan && planExpiresAt !== null && planExpiresAt > now
  const from = isLonger ? planExpiresAt : now
  const to = new Date(from.getTime() + days * 86_400_000)
  await trx
    .updateTable('tenant')
    .set({ planCode: plan, planExpiresAt: to, updatedAt: now })
    .where('id', '=', tenantId)
    .execute()
  return { from, to }
}

/** Back to the free plan at once; what was unlocked stays readable until its own end. `refunded`: it was paid back. */
export async function revokePlan(
  db: Kysely<DB>,
  sealing: Sealing,
  { phone, refunded, now }: { phone: string; refunded: boolean; now: Date },
) {
  const { tenantId, tenantName } = await tenantOf(db, sealing, phone)
  await db.transaction().execute((trx) => endPlanOf(trx, { tenantId, refunded, now }))
  return `${tenantName}: free`
}

/** The same of a tenant that is known, in the transaction at hand. */
export async function endPlanOf(
  trx: Kysely<DB>,
  { tenantId, refunded, now }: { tenantId: string; refunded: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('tenant')
    .set({ planCode: 'free', planExpiresAt: null, updatedAt: now })
    .where('id', '=', tenantId)
    .execute()
  await trx
    .updateTable('memberOrder')
    .set({ status: refunded ? 'refunded' : 'cancelled' })
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'active')
    .where('periodTo', '>', now)
    .execute()
}
