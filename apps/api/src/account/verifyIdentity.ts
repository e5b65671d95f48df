import { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryStrangerCode } from '#account/code/code.ts'
import { giveTicket } from '#account/code/ticket.ts'
import { inSteps } from '#serve/steps.ts'

export const verifyIdentity = inSteps(account.verifyIdentity, {
  async prepare({ phone, code }, context) {
    return { phone, codeId: await tryStrangerCode({ purpose: 'resetPassword', phone, code }, context) }
  },

  async write({ phone, codeId }, { db, deps, now, fail }) {
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    const known = await db
      .selectFrom('account')
      .where('phoneHash', '=', deps.sealing.blindIndex(phone))
      .select(['id', 'status'])
      .executeTakeFirst()
    // Said to nobody but the holder of the number.
    if (known === undefined) throw fail('unknownAccount')
    if (known.status !== 'active') throw fail('accountDisabled')
    return giveTicket(db, 'resetPassword', known.id, now)
  },
})
