import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { keepAct } from '#operate/people/acts.ts'
import { endPlanOf } from '#operate/plan.ts'

export const endPlan: Handler<typeof operate.endPlan> = async (
  { id, isRefunded, reason },
  { db, operator, now, fail },
) => {
  const tenant = await db
    .selectFrom('tenant')
    .where('id', '=', id)
    .forUpdate()
    .select('planCode')
    .executeTakeFirst()
  if (tenant === undefined) throw fail('notFound')
  if (tenant.planCode === 'free') throw fail('conflict')
  await endPlanOf(db, { tenantId: id, refunded: isRefunded, now })
  const about = tenant.planCode
  await keepAct(db, { tenantId: id, act: 'endPlan', about, reason, operator: signedBy(operator), now })
  return true
}
