import type { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryCode } from '#account/code.ts'
import { giveTicket } from '#account/ticket.ts'
import type { Handler } from '#context.ts'

export const verifyIdentity: Handler<typeof account.verifyIdentity> = async (
  { phone, code },
  { db, lasting, deps, caller, now, fail },
) => {
  await deps.limits.take('loginIpHour', caller.ip)
  const phoneHash = deps.sealing.blindIndex(phone)
  await deps.limits.take('loginPhoneDay', phoneHash.toString('base64url'))
  const codeId = await tryCode(lasting, deps, { purpose: 'resetPassword', phone, code }, now)
  if (codeId === null || !(await spendCode(db, codeId, now))) throw fail('wrongCode')
  const known = await db
    .selectFrom('account')
    .where('phoneHash', '=', phoneHash)
    .select(['id', 'status'])
    .executeTakeFirst()
  // Said to nobody but the holder of the number.
  if (known === undefined) throw fail('unknownAccount')
  if (known.status !== 'active') throw fail('accountDisabled')
  return giveTicket(db, 'resetPassword', known.id, now)
}
