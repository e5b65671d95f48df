import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { shanghaiDay } from '#day.ts'
import { tenantOf } from '#operate/tenantOf.ts'

type Grant = { phone: string; plan: string; days: number; operator: string; now: Date }

/** Gives a tenant a plan for a number of days from today; of the same plan, behind the days it still has. */
export async function grantPlan(
  db: Kysely<DB>,
  sealing: Sealing,
  { phone, plan, days, operator, now }: Grant,
) {
  const tenant = await tenantOf(db, sealing, phone)
  const isLonger = tenant.planCode === plan && tenant.planExpiresAt !== null && tenant.planExpiresAt > now
  const from = isLonger && tenant.planExpiresAt !== null ? tenant.planExpiresAt : now
  const to = new Date(from.getTime() + days * 86_400_000)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('tenant')
      .set({ planCode: plan, planExpiresAt: to, updatedAt: now })
      .where('id', '=', tenant.tenantId)
      .execute()
    await trx
      .insertInto('memberOrder')
      .values({
        id: uuid(),
        tenantId: tenant.tenantId,
        planCode: plan,
        periodFrom: from,
        periodTo: to,
        status: 'active',
        operator,
      })
      .execute()
  })
  return `${tenant.tenantName}: ${plan} until ${shanghaiDay(to)}`
}

/** Back to the free plan at once; what was unlocked stays readable until its own end. */
export async function revokePlan(db: Kysely<DB>, sealing: Sealing, phone: string, now: Date) {
  const tenant = await tenantOf(db, sealing, phone)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('tenant')
      .set({ planCode: 'free', planExpiresAt: null, updatedAt: now })
      .where('id', '=', tenant.tenantId)
      .execute()
    await trx
      .updateTable('memberOrder')
      .set({ status: 'cancelled' })
      .where('tenantId', '=', tenant.tenantId)
      .where('status', '=', 'active')
      .execute()
  })
  return `${tenant.tenantName}: free`
}
