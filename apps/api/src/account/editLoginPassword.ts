import type { account } from '@zhzz/contract/account/calls.ts'
import { changePassword } from '#account/changePassword.ts'
import { checkPassword } from '#account/checkPassword.ts'
import { spendCode, tryCode } from '#account/code.ts'
import { ownPhone } from '#account/ownPhone.ts'
import type { Handler } from '#context.ts'

export const editLoginPassword: Handler<typeof account.editLoginPassword> = async (
  { code, oldPassword, newPassword },
  context,
) => {
  const { db, lasting, deps, viewer, now, fail } = context
  const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
  const codeId = await tryCode(lasting, deps, { purpose: 'editPassword', phone, code }, now)
  if (codeId === null || !(await spendCode(db, codeId, now))) throw fail('wrongCode')
  const { passwordHash } = await db
    .selectFrom('account')
    .where('id', '=', viewer.accountId)
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  if (passwordHash !== null)
    await checkPassword({ key: viewer.accountId, passwordHash, password: oldPassword ?? '' }, context)
  await changePassword(viewer.accountId, newPassword, context)
  return true
}
