import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { unlockQuotas } from '#member/credit.ts'
import { needTenant } from '#operate/people/needTenant.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const tenantCredits: Handler<typeof operate.tenantCredits> = async ({ id }, { db, fail }) => {
  await needTenant(db, id, fail)
  const rows = await db
    .selectFrom('quotaLedger as entry')
    .leftJoin('unlock', 'unlock.id', 'entry.reference')
    .leftJoin('company', 'company.id', 'unlock.companyId')
    .leftJoin('subAccount as person', 'person.id', 'entry.subAccountId')
    .leftJoin('account', 'account.id', 'person.accountId')
    .where('entry.tenantId', '=', id)
    .where('entry.quotaCode', 'in', unlockQuotas)
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostRows + 1)
    .select(['entry.id', 'entry.createdAt', 'entry.reason', 'entry.delta', 'entry.balance'])
    .select(['company.id as companyId', 'company.name as company', 'account.phoneMask'])
    .execute()
  const list = rows.map(({ createdAt, company, phoneMask, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    company: company ?? '',
    phoneMask: phoneMask ?? '',
  }))
  return shownOf(list, mostRows)
}
