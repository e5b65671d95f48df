import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
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

/** Shuts an account and ends all of its sessions, or opens it again. */
export async function setAccountOpen(
  db: Kysely<DB>,
  sealing: Sealing,
  phone: string,
  isOpen: boolean,
  now: Date,
) {
  const { accountId } = await tenantOf(db, sealing, phone)
  await db
    .updateTable('account')
    .set({ status: isOpen ? 'active' : 'disabled', updatedAt: now })
    .where('id', '=', accountId)
    .execute()
  if (!isOpen)
    await db
      .updateTable('loginSession')
      .set({ revokedAt: now })
      .where('accountId', '=', accountId)
      .where('revokedAt', 'is', null)
      .execute()
  return `${phone}: ${isOpen ? 'open' : 'disabled, signed out everywhere'}`
}
