import type { pool } from '@zhzz/contract/pool/calls.ts'
import type { Handler } from '#context.ts'
import { planToday } from '#http/planToday.ts'
import { ruleOf } from '#pool/ruleOf.ts'

export const saveRule: Handler<typeof pool.saveRule> = async (rule, { db, viewer, now, fail }) => {
  const { tenantId } = viewer
  const team = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .forUpdate()
    .select(planToday(now).as('plan'))
    .executeTakeFirstOrThrow()
  if (rule.isOn && team.plan !== 'team') throw fail('planTooLow')
  const { isOn, idleDays, warnDays, keepWon, takePerDay, holdAtMost } = rule
  const before = await ruleOf(db, viewer)
  // What owners were told holds for the days it was told of.
  const isSame =
    before.isOn && before.idleDays === idleDays && before.warnDays === warnDays && before.keepWon === keepWon
  const since = isSame ? before.since : now
  await db
    .insertInto('poolRule')
    .values({ tenantId, isOn, idleDays, warnDays, keepWon, takePerDay, holdAtMost, since })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ ...rule, since }))
    .execute()
  return rule
}
