import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { keepAct } from '#operate/people/acts.ts'
import { needTenant } from '#operate/people/needTenant.ts'
import { givePlan as giveTo } from '#operate/plan.ts'

export const givePlan: Handler<typeof operate.givePlan> = async (
  { id, reason, ...given },
  { db, operator, now, fail },
) => {
  await needTenant(db, id, fail)
  const by = signedBy(operator)
  const until = await giveTo(db, { ...given, tenantId: id, operator: by, now })
  await keepAct(db, { tenantId: id, act: 'givePlan', about: given.plan, reason, operator: by, now })
  return { until: until.toISOString() }
}
