import type { Failure } from '@zhzz/contract/failure.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { spendCode, tryCode } from '#account/code/code.ts'
import type { InsideDeps } from '#context.ts'

/** A guardian's number, and the code sent to it that was shown; null for a wrong one. */
type Guardian = { phone: string; codeId: string | null }

export async function tryGuardianCode(
  { phone, code }: { phone: string; code: string },
  context: Parameters<typeof tryCode>[1],
): Promise<Guardian> {
  return { phone, codeId: await tryCode({ purpose: 'guardian', phone, code }, context) }
}

type Asking = {
  db: Kysely<DB>
  deps: InsideDeps
  now: Date
  fail(failure: 'guardianNeeded' | 'wrongCode', detail?: unknown): Failure
}

/** The guardian's consent to an account of a person of 16 to 18: the code that went to the guardian's own number. */
export async function keepGuardian(
  { accountId, phone, guardian }: { accountId: string; phone: string; guardian: Guardian },
  { db, deps, now, fail }: Asking,
): Promise<void> {
  if (guardian.phone === phone) throw fail('guardianNeeded', { reason: 'ownNumber' })
  if (guardian.codeId === null || !(await spendCode(db, guardian.codeId, now)))
    throw fail('wrongCode', { of: 'guardian' })
  await db
    .insertInto('guardianConsent')
    .values({
      id: uuid(),
      accountId,
      phoneEnc: deps.sealing.encrypt(guardian.phone),
      phoneHash: deps.sealing.blindIndex(guardian.phone),
      phoneMask: maskMobile(guardian.phone),
      createdAt: now,
    })
    .execute()
  await db.updateTable('account').set({ guardianConsentAt: now }).where('id', '=', accountId).execute()
}
