import type { account } from '@zhzz/contract/account/calls.ts'
import { checkPassword } from '#account/checkPassword.ts'
import { spendCode, tryCode } from '#account/code.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { giveTicket } from '#account/ticket.ts'
import type { Handler } from '#context.ts'

export const verifyOld: Handler<typeof account.verifyOld> = async ({ code, password }, context) => {
  const { db, lasting, deps, viewer, now, fail } = context
  if (code !== undefined) {
    const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
    const codeId = await tryCode(lasting, deps, { purpose: 'verifyPhone', phone, code }, now)
    if (codeId === null || !(await spendCode(db, codeId, now))) throw fail('wrongCode')
  } else {
    const { passwordHash } = await db
      .selectFrom('account')
      .where('id', '=', viewer.accountId)
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    await checkPassword({ key: viewer.accountId, passwordHash, password: password ?? '' }, context)
  }
  return giveTicket(db, 'replacePhone', viewer.accountId, now)
}
