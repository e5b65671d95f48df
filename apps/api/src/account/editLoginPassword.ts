import { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryCode } from '#account/code/code.ts'
import { changePassword, newPasswordHash } from '#account/password/changePassword.ts'
import { checkOwnPassword } from '#account/password/checkPassword.ts'
import { inHashingTurn } from '#account/password/passwordHash.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { inSteps } from '#serve/steps.ts'

export const editLoginPassword = inSteps(account.editLoginPassword, {
  async prepare({ code, oldPassword, newPassword }, context) {
    const { db, deps, viewer, fail } = context
    const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
    const codeId = await tryCode({ purpose: 'editPassword', phone, code }, context)
    if (codeId === null) throw fail('wrongCode')
    const { passwordHash: old } = await db
      .selectFrom('account')
      .where('id', '=', viewer.accountId)
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    if (old !== null) await inHashingTurn(() => checkOwnPassword(oldPassword ?? '', context))
    return { codeId, passwordHash: await newPasswordHash(viewer.accountId, newPassword, context) }
  },

  async write({ codeId, passwordHash }, { db, viewer, now, fail }) {
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    await changePassword({ accountId: viewer.accountId, passwordHash }, { db, now })
    return true as const
  },
})
