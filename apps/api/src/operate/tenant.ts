import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import { planToday } from '#http/planToday.ts'
import { actsOf } from '#operate/people/acts.ts'
import { planShown } from '#operate/people/planShown.ts'
import { quotasOfTenant } from '#operate/people/quotasOfTenant.ts'

const mostOrders = 50

export const tenant: Handler<typeof operate.tenant> = async ({ id }, { db, now, fail }) => {
  const found = await db
    .selectFrom('tenant')
    .leftJoin('company', 'company.id', 'tenant.companyId')
    .where('tenant.id', '=', id)
    .select(['tenant.id', 'tenant.name', 'tenant.companyId', 'company.name as company'])
    .select(['tenant.createdAt', 'tenant.planCode', 'tenant.planExpiresAt'])
    .select(planToday(now).as('plan'))
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  const members = await db
    .selectFrom('subAccount as person')
    .innerJoin('account', 'account.id', 'person.accountId')
    .where('person.tenantId', '=', id)
    .orderBy('person.isOwner', 'desc')
    .orderBy('person.createdAt')
    .select(['account.id as accountId', 'account.phoneMask', 'person.roles', 'person.isOwner'])
    .select('person.status as state')
    .execute()
  return {
    ...planShown(found),
    createdAt: found.createdAt.toISOString(),
    members,
    quotas: await quotasOfTenant(db, { tenantId: id, plan: found.plan, now }),
    orders: await ordersOf(db, id),
    acts: await actsOf(db, { tenantId: id }),
  }
}

async function ordersOf(db: Kysely<DB>, tenantId: string) {
  const rows = await db
    .selectFrom('memberOrder')
    .where('tenantId', '=', tenantId)
    .orderBy('orderNo', 'desc')
    .limit(mostOrders)
    .select(['orderNo as no', 'createdAt', 'planCode as plan', 'status as state'])
    .select(['periodFrom', 'periodTo', 'amount', 'operator'])
    .execute()
  return rows.map(({ createdAt, periodFrom, periodTo, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    from: periodFrom?.toISOString() ?? null,
    to: periodTo?.toISOString() ?? null,
  }))
}
