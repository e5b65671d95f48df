import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { stateOn } from '#member/heldUnlock.ts'
import { needTenant } from '#operate/people/needTenant.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const tenantUnlocks: Handler<typeof operate.tenantUnlocks> = async ({ id }, { db, now, fail }) => {
  await needTenant(db, id, fail)
  const rows = await db
    .selectFrom('unlock')
    .innerJoin('company', 'company.id', 'unlock.companyId')
    .innerJoin('subAccount as person', 'person.id', 'unlock.unlockedBy')
    .innerJoin('account', 'account.id', 'person.accountId')
    .where('unlock.tenantId', '=', id)
    .orderBy('unlock.unlockTime', 'desc')
    .orderBy('unlock.id', 'desc')
    .limit(mostRows + 1)
    .select(['unlock.id', 'unlock.unlockTime', 'unlock.expireTime', 'unlock.refundReason', 'unlock.cost'])
    .select(['company.id as companyId', 'company.name as company', 'account.phoneMask'])
    .select(stateOn(now).as('state'))
    .execute()
  const list = rows.map(({ unlockTime, expireTime, refundReason, ...row }) => ({
    ...row,
    at: unlockTime.toISOString(),
    until: expireTime.toISOString(),
    refundReason: refundReason ?? '',
  }))
  return shownOf(list, mostRows)
}
