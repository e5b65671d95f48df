import { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryCode } from '#account/code/code.ts'
import { giveTicket } from '#account/code/ticket.ts'
import { checkOwnPassword } from '#account/password/checkPassword.ts'
import { inHashingTurn } from '#account/password/passwordHash.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { inSteps } from '#serve/steps.ts'

export const verifyOld = inSteps(account.verifyOld, {
  async prepare({ code, password }, context) {
    const { db, deps, viewer, fail } = context
    if (code !== undefined) {
      const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
      const codeId = await tryCode({ purpose: 'verifyPhone', phone, code }, context)
      if (codeId === null) throw fail('wrongCode')
      return { codeId }
    }
    await inHashingTurn(() => checkOwnPassword(password ?? '', context))
    return { codeId: null }
  },

  async write({ codeId }, { db, viewer, now, fail }) {
    if (codeId !== null && !(await spendCode(db, codeId, now))) throw fail('wrongCode')
    return giveTicket(db, 'replacePhone', viewer.accountId, now)
  },
})
