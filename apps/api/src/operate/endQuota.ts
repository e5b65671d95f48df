import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { keepAct } from '#operate/people/acts.ts'

export const endQuota: Handler<typeof operate.endQuota> = async (
  { id, code, reason },
  { db, operator, now, fail },
) => {
  const ended = await db
    .deleteFrom('tenantQuota')
    .where('tenantId', '=', id)
    .where('quotaCode', '=', code)
    .returning('quotaCode')
    .executeTakeFirst()
  if (ended === undefined) throw fail('notFound')
  await keepAct(db, {
    tenantId: id,
    act: 'endQuota',
    about: code,
    reason,
    operator: signedBy(operator),
    now,
  })
  return true
}
