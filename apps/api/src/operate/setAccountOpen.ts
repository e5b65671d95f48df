import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { openOrShut } from '#operate/people/accountByNumber.ts'
import { keepAct } from '#operate/people/acts.ts'

export const setAccountOpen: Handler<typeof operate.setAccountOpen> = async (
  { id, isOpen, reason },
  { db, operator, now, fail },
) => {
  if (!(await openOrShut(db, { accountId: id, isOpen, now }))) {
    const known = await db.selectFrom('account').where('id', '=', id).select('id').executeTakeFirst()
    throw fail(known === undefined ? 'notFound' : 'conflict')
  }
  const act = isOpen ? 'enable' : 'disable'
  await keepAct(db, { accountId: id, act, reason, operator: signedBy(operator), now })
  return true
}
