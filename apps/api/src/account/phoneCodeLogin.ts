import type { account } from '@zhzz/contract/account/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { agreementsInForce } from '#account/agreement.ts'
import { spendCode, tryCode } from '#account/code.ts'
import { createAccount } from '#account/newAccount.ts'
import type { Handler } from '#context.ts'
import { openSession, sessionSeconds } from '#session.ts'

export const phoneCodeLogin: Handler<typeof account.phoneCodeLogin> = async (
  { phone, code, agreementVersions, subAccountId },
  { db, lasting, deps, caller, now, fail },
) => {
  if (agreementsInForce.some(({ document, version }) => agreementVersions[document] !== version))
    throw fail('agreementNeeded', { documents: agreementsInForce })
  await deps.limits.take('loginIpHour', caller.ip)
  const phoneHash = deps.sealing.blindIndex(phone)
  await deps.limits.take('loginPhoneDay', phoneHash.toString('base64url'))
  const codeId = await tryCode(lasting, deps.sealing, { purpose: 'login', phone, code }, now)
  // Within the transaction: when the call fails later (a choice is needed), the code is still good.
  if (codeId === null || !(await spendCode(db, codeId, now))) throw fail('wrongCode')

  const known = await db
    .selectFrom('account')
    .where('phoneHash', '=', phoneHash)
    .select(['id', 'status'])
    .executeTakeFirst()
  if (known !== undefined && known.status !== 'active') throw fail('accountDisabled')
  const accountId = known?.id ?? (await createAccount(db, deps.sealing, phone, now))
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

  await keepConsent(db, accountId, now)
  const token = await openSession(db, { accountId, subAccountId: chosen }, caller, now)
  return { token, expiresIn: sessionSeconds, isNew: known === undefined, needChoose: false, subAccounts }
}

/** Append-only: one row for each document at each login, and the versions in force on the account. */
async function keepConsent(db: Kysely<DB>, accountId: string, now: Date): Promise<void> {
  const versions = Object.fromEntries(agreementsInForce.map(({ document, version }) => [document, version]))
  await db
    .updateTable('account')
    .set({
      agreementVersions: JSON.stringify(versions),
      ageConfirmedAt: now,
      lastLoginAt: now,
      updatedAt: now,
    })
    .where('id', '=', accountId)
    .execute()
  await db
    .insertInto('consent')
    .values(
      agreementsInForce.map(({ document, version }) => ({
        id: uuid(),
        accountId,
        document,
        version,
        action: 'agree',
        createdAt: now,
      })),
    )
    .execute()
}
