import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'
import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { gender } from '@zhzz/contract/account/viewerInfo.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { grantedPermissions } from '#http/grantedPermissions.ts'
import type { Viewer } from '#http/session.ts'
import { quotasOf } from '#member/quota.ts'

/** 填写信息 can be put off that often. */
export const mostSkips = 3

/** userInfo of the spec for the viewer, as it stands in `db` now. */
export async function viewerInfoOf(db: Kysely<DB>, viewer: Viewer, now: Date): Promise<ViewerInfo> {
  const person = await db
    .selectFrom('subAccount as person')
    .innerJoin('account', 'account.id', 'person.accountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .leftJoin('company', 'company.id', 'tenant.companyId')
    .where('person.id', '=', viewer.subAccountId)
    .select(['person.id as subAccountId', 'account.id as accountId', 'tenant.id as tenantId'])
    .select(['tenant.name as tenantName', 'person.realName', 'person.gender', 'person.avatarUrl'])
    .select(['account.phoneMask', 'person.position', 'person.email', 'person.wechat', 'person.personaType'])
    .select(['person.cityCodes', 'person.industryCodes', 'person.seriesIds'])
    .select(['company.id as companyId', 'company.name as companyName', 'tenant.authStatus'])
    .select(['tenant.planCode', 'tenant.planExpiresAt', 'person.isOwner', 'person.roles'])
    .select(grantedPermissions.as('permissions'))
    .select(['person.profileCompleted', 'person.skippedInfo', 'account.locale', 'account.deleteDueAt'])
    .select(['account.passwordHash', 'account.agreementVersions'])
    .executeTakeFirstOrThrow()
  const { planCode, planExpiresAt, skippedInfo, deleteDueAt, passwordHash, agreementVersions, ...rest } =
    person
  // Written by saveConsent and at logging in: document and version.
  const agreed = trusted<Record<string, string>>(agreementVersions)
  const isPaid = viewer.plan === planCode && planCode !== 'free'
  return {
    ...rest,
    gender: gender.nullable().parse(person.gender),
    plan: isPaid ? planCode : 'free',
    planExpireDate: isPaid && planExpiresAt !== null ? shanghaiDay(planExpiresAt) : null,
    infoSkipsLeft: Math.max(0, mostSkips - skippedInfo),
    quotas: await quotasOf(db, viewer, now),
    // No messages are kept yet, so none is unread.
    unreadCount: 0,
    hasPassword: passwordHash !== null,
    pendingAgreements: agreementsInForce
      .filter(({ document, version }) => agreed[document] !== version)
      .map(({ document }) => document),
    cancelDueAt: deleteDueAt?.toISOString() ?? null,
  }
}
