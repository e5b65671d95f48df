import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { dayAfter, startOfDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { keepAct } from '#operate/people/acts.ts'
import { needTenant } from '#operate/people/needTenant.ts'

export const setQuota: Handler<typeof operate.setQuota> = async (
  { id, code, limit, until, reason },
  { db, operator, now, fail },
) => {
  await needTenant(db, id, fail)
  const end = startOfDay(dayAfter(until, 1))
  if (end <= now) throw fail('conflict')
  const { period } = await db
    .selectFrom('planQuota')
    .where('quotaCode', '=', code)
    .limit(1)
    .select('period')
    .executeTakeFirstOrThrow()
  const by = signedBy(operator)
  const own = { limitValue: limit, period, until: end, reason, operator: by, givenAt: now }
  await db
    .insertInto('tenantQuota')
    .values({ tenantId: id, quotaCode: code, ...own })
    .onConflict((conflict) => conflict.columns(['tenantId', 'quotaCode']).doUpdateSet(own))
    .execute()
  await keepAct(db, { tenantId: id, act: 'setQuota', about: code, reason, operator: by, now })
  return true
}
