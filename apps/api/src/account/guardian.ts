import type { Failure } from '@zhzz/contract/failure.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { spendCode, tryCode } from '#account/code.ts'
import type { Deps } from '#context.ts'

type Asked = { accountId: string; phone: string; guardian: { phone: string; code: string } }
type Asking = {
  db: Kysely<DB>
  lasting: Kysely<DB>
  deps: Deps
  now: Date
  fail(failure: 'guardianNeeded' | 'wrongCode', detail?: unknown): Failure
}

/** The guardian's consent to an account of a person of 16 to 18: the code that went to the guardian's own number. */
export async function keepGuardian({ accountId, phone, guardian }: Asked, context: Asking): Promise<void> {
  const { db, lasting, deps, now, fail } = context
  if (guardian.phone === phone) throw fail('guardianNeeded', { reason: 'ownNumber' })
  const codeId = await tryCode(lasting, deps, { purpose: 'guardian', ...guardian }, now)
  if (codeId === null || !(await spendCode(db, codeId, now))) throw fail('wrongCode', { of: 'guardian' })
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
