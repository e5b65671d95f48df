import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'
import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { keepConsent } from '#account/consent/consent.ts'
import { type Caller, openSession, sessionSeconds } from '#http/session.ts'

/** Nobody gets in without the agreements in force. */
export function needAgreements(
  versions: Readonly<Record<string, string>>,
  fail: (failure: 'agreementNeeded', detail: unknown) => Failure,
): void {
  if (agreementsInForce.every(({ document, version }) => versions[document] === version)) return
  const documents = agreementsInForce.map(({ document, version }) => ({ document, version }))
  throw fail('agreementNeeded', { documents })
}

type Owner = {
  accountId: string
  isNew: boolean
  subAccountId: string | undefined
  /** By which the owner was shown; null: by a code or a password. */
  ssoIdentityId?: string | null
}

type Entering = {
  db: Kysely<DB>
  caller: Caller
  now: Date
  fail(failure: 'accountDisabled' | 'chooseAccount', detail?: unknown): Failure
}

/** Opens a session for a person who has shown to be the owner of the account; of several sub-accounts one is chosen first. */
export async function enter(
  { accountId, isNew, subAccountId, ssoIdentityId = null }: Owner,
  { db, caller, now, fail }: Entering,
) {
  const subAccounts = await db
    .selectFrom('subAccount as person')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('person.accountId', '=', accountId)
    .where('person.status', '=', 'active')
    .orderBy('person.createdAt')
    .select(['person.id as subAccountId', 'tenant.name as tenantName'])
    .execute()
  const [only, another] = subAccounts
  const chosen = subAccountId ?? (another === undefined ? only?.subAccountId : undefined)
  if (only === undefined) throw fail('accountDisabled')
  if (!subAccounts.some((choice) => choice.subAccountId === chosen) || chosen === undefined)
    throw fail('chooseAccount', { subAccounts })
  await keepConsent(
    db,
    { accountId, documents: agreementsInForce.map(({ document }) => document), action: 'agree' },
    caller,
    now,
  )
  await db
    .updateTable('account')
    .set({ lastLoginAt: now, updatedAt: now })
    .where('id', '=', accountId)
    .execute()
  const token = await openSession(db, { accountId, subAccountId: chosen, ssoIdentityId }, caller, now)
  return { token, expiresIn: sessionSeconds, isNew, needChoose: false, subAccounts }
}
