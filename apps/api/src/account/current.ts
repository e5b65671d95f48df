import type { account } from '@zhzz/contract/account/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { quotasOf } from '#member/quota.ts'

export const current: Handler<typeof account.current> = async (_, { db, viewer, now, fail }) => {
  const person = await db
    .selectFrom('subAccount as person')
    .innerJoin('account', 'account.id', 'person.accountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .leftJoin('company', 'company.id', 'tenant.companyId')
    .where('person.id', '=', viewer.subAccountId)
    .select([
      'person.id as subAccountId',
      'account.id as accountId',
      'tenant.id as tenantId',
      'tenant.name as tenantName',
    ])
    .select([
      'person.realName',
      'person.avatarUrl',
      'account.phoneMask',
      'person.position',
      'person.personaType',
    ])
    .select(['company.name as companyName', 'tenant.authStatus', 'tenant.planCode', 'tenant.planExpiresAt'])
    .select(['person.roles', 'person.permissions', 'person.profileCompleted', 'account.locale'])
    .executeTakeFirst()
  if (person === undefined) throw fail('signedOut')
  const { planCode, planExpiresAt, ...rest } = person
  const isPaid = viewer.plan === planCode && planCode !== 'free'
  return {
    ...rest,
    plan: isPaid ? planCode : 'free',
    planExpireDate: isPaid && planExpiresAt !== null ? shanghaiDay(planExpiresAt) : null,
    quotas: await quotasOf(db, viewer, now),
  }
}
