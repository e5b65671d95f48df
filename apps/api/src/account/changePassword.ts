import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { ownPhone } from '#account/ownPhone.ts'
import { hashPassword, isPassword } from '#account/passwordHash.ts'
import { isWeakPassword } from '#account/weakPassword.ts'
import type { Deps } from '#context.ts'
import { revokeSessions } from '#session.ts'

type Changing = {
  db: Kysely<DB>
  deps: Deps
  now: Date
  fail(failure: 'weakPassword' | 'samePassword'): Failure
}

/** Sets a password that is good enough and new, and ends every session and ticket of the account. */
export async function changePassword(
  accountId: string,
  newPassword: string,
  { db, deps, now, fail }: Changing,
): Promise<void> {
  const { passwordHash, userName } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['passwordHash', 'userName'])
    .executeTakeFirstOrThrow()
  const { phone } = await ownPhone(db, deps.sealing, accountId)
  if (isWeakPassword(newPassword, [phone, userName ?? ''])) throw fail('weakPassword')
  if (passwordHash !== null && (await isPassword(passwordHash, newPassword))) throw fail('samePassword')
  await db
    .updateTable('account')
    .set({ passwordHash: await hashPassword(newPassword), passwordChangedAt: now, updatedAt: now })
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
