import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { revokeSessions } from '#http/session.ts'
import { tenantOf } from '#operate/tenantOf.ts'

/** What an operator is asked on the telephone: account, plan, and what was used of it. */
export async function showAccount(db: Kysely<DB>, sealing: Sealing, phone: string): Promise<string> {
  const tenant = await tenantOf(db, sealing, phone)
  const usage = await db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', tenant.tenantId)
    .orderBy('periodKey', 'desc')
    .limit(12)
    .select(['quotaCode', 'periodKey', 'used'])
    .execute()
  const { sessions } = await db
    .selectFrom('loginSession')
    .where('accountId', '=', tenant.accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .select((row) => row.fn.countAll<number>().as('sessions'))
    .executeTakeFirstOrThrow()
  const until = tenant.planExpiresAt ? ` until ${shanghaiDay(tenant.planExpiresAt)}` : ''
  return [
    `tenant    ${tenant.tenantName}`,
    `account   ${tenant.status}, ${sessions} open sessions, last login ${tenant.lastLoginAt?.toISOString() ?? 'never'}`,
    `plan      ${tenant.planCode}${until}`,
    ...usage.map(({ quotaCode, periodKey, used }) => `used      ${quotaCode} ${periodKey}: ${used}`),
  ].join('\n')
}

/** Shuts the account of a number and ends all of its sessions, or opens it again. */
export async function setOpenByNumber(
  db: Kysely<DB>,
  sealing: Sealing,
  phone: string,
  isOpen: boolean,
  now: Date,
) {
  const { accountId } = await tenantOf(db, sealing, phone)
  await openOrShut(db, { accountId, isOpen, now })
  return `${phone}: ${isOpen ? 'open' : 'disabled, signed out everywhere'}`
}

/** The same of an account that is known; false when it was so already, or there is none any more. */
export async function openOrShut(
  db: Kysely<DB>,
  { accountId, isOpen, now }: { accountId: string; isOpen: boolean; now: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('account')
    .set({ status: isOpen ? 'active' : 'disabled', updatedAt: now })
    .where('id', '=', accountId)
    .where('status', '=', isOpen ? 'disabled' : 'active')
    .returning('id')
    .executeTakeFirst()
  if (!isOpen) await revokeSessions(db, accountId, now)
  return changed !== undefined
}
