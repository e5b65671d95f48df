import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { returnCredits } from '#member/creditBack.ts'
import { unlockHolds } from '#member/heldUnlock.ts'
import { keepAct } from '#operate/people/acts.ts'

export const giveCreditBack: Handler<typeof operate.giveCreditBack> = async (
  { id, reason },
  { db, operator, now, fail },
) => {
  // Its own condition: of two operators at once one gives back, the other finds it given.
  const ended = await db
    .updateTable('unlock')
    .from('company')
    .whereRef('company.id', '=', 'unlock.companyId')
    .set({ status: 'refunded', refundReason: 'operator' })
    .where('unlock.id', '=', id)
    .where(unlockHolds(now))
    .returning(['unlock.tenantId', 'company.name'])
    .executeTakeFirst()
  if (ended === undefined) {
    const known = await db.selectFrom('unlock').where('id', '=', id).select('id').executeTakeFirst()
    throw fail(known === undefined ? 'notFound' : 'conflict')
  }
  await returnCredits(db, [id], { isByHand: true, now })
  await keepAct(db, {
    tenantId: ended.tenantId,
    act: 'giveCreditBack',
    about: ended.name,
    reason,
    operator: signedBy(operator),
    now,
  })
  return true
}
