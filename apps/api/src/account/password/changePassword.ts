import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { hashPassword, inHashingTurn, isPassword } from '#account/password/passwordHash.ts'
import { isWeakPassword } from '#account/password/weakPassword.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import type { InsideDeps } from '#context.ts'
import { revokeSessions } from '#http/session.ts'

type Choosing = {
  db: Kysely<DB>
  deps: InsideDeps
  fail(failure: 'weakPassword' | 'samePassword'): Failure
}

/** What is kept of a new password of the account, when it is good enough and another than the one before. */
export async function newPasswordHash(
  accountId: string,
  newPassword: string,
  { db, deps, fail }: Choosing,
): Promise<string> {
  const { passwordHash, userName } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['passwordHash', 'userName'])
    .executeTakeFirstOrThrow()
  const { phone } = await ownPhone(db, deps.sealing, accountId)
  if (isWeakPassword(newPassword, [phone, userName ?? ''])) throw fail('weakPassword')
  return inHashingTurn(async () => {
    if (passwordHash !== null && (await isPassword(passwordHash, newPassword))) throw fail('samePassword')
    return hashPassword(newPassword)
  })
}

/** Sets a password, and ends every session and ticket of the account. */
export async function changePassword(
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
  { db, now }: { db: Kysely<DB>; now: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
    .where('id', '=', accountId)
    .execute()
  await db
    .updateTable('accountTicket')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute()
  await revokeSessions(db, accountId, now)
}
