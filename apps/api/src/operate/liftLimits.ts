import type { operate } from '@zhzz/contract/operate/calls.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const liftLimits: Handler<typeof operate.liftLimits> = async (
  { phone, hours, reason },
  { db, operator, now, fail, deps: { sealing } },
) => {
  const phoneHash = sealing.blindIndex(phone)
  const until = new Date(now.getTime() + hours * 3_600_000)
  // One that is over makes room for the next.
  await db
    .updateTable('limitLift')
    .set((row) => ({ endedAt: row.ref('until') }))
    .where('phoneHash', '=', phoneHash)
    .where('endedAt', 'is', null)
    .where('until', '<=', now)
    .execute()
  const lifted = await db
    .insertInto('limitLift')
    .values({
      id: uuid(),
      phoneHash,
      phoneMask: maskMobile(phone),
      reason,
      operator: signedBy(operator),
      liftedAt: now,
      until,
    })
    .onConflict((open) => open.column('phoneHash').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (lifted === undefined) throw fail('conflict')
  return { until: until.toISOString() }
}
