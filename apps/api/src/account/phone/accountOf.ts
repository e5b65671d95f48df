import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { keepGuardian } from '#account/consent/guardian.ts'
import { createAccount } from '#account/phone/newAccount.ts'
import type { InsideDeps } from '#context.ts'

type Shown = {
  phone: string
  /** `toAsk`: the caller asks when it is told to. */
  ageGroup: 'adult' | 'minor' | 'toAsk'
  guardian: Parameters<typeof keepGuardian>[0]['guardian'] | undefined
}

type Entering = {
  db: Kysely<DB>
  deps: InsideDeps
  now: Date
  fail(failure: 'accountDisabled' | 'ageNeeded' | 'guardianNeeded' | 'wrongCode', detail?: unknown): Failure
}

/** The account of a number whose holder is there; a number that nobody signed in with becomes a free account. */
export async function accountOf(
  { phone, ageGroup, guardian }: Shown,
  context: Entering,
): Promise<{ accountId: string; isNew: boolean }> {
  const { db, deps, now, fail } = context
  const known = await db
    .selectFrom('account')
    .where('phoneHash', '=', deps.sealing.blindIndex(phone))
    .select(['id', 'status'])
    .executeTakeFirst()
  if (known !== undefined && known.status !== 'active') throw fail('accountDisabled')
  if (known !== undefined) return { accountId: known.id, isNew: false }

  // Only the holder of the number learns that it is new. Until the age is declared nothing of the person is kept.
  if (ageGroup === 'toAsk') throw fail('ageNeeded')
  if (ageGroup === 'minor' && guardian === undefined) throw fail('guardianNeeded')
  const accountId = await createAccount(db, deps.sealing, { phone, ageGroup }, now)
  if (ageGroup === 'minor' && guardian !== undefined)
    await keepGuardian({ accountId, phone, guardian }, context)
  return { accountId, isNew: true }
}
