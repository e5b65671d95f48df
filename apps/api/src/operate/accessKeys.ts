import { accessKeyScope } from '@zhzz/contract/accessKey/scope.ts'
import { mostKeysShown } from '@zhzz/contract/operate/accessKeys.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const accessKeys: Handler<typeof operate.accessKeys> = async (_input, { db, now }) => {
  const rows = await db
    .selectFrom('accessKey as key')
    .innerJoin('subAccount as person', 'person.id', 'key.subAccountId')
    .innerJoin('account', 'account.id', 'person.accountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('key.revokedAt', 'is', null)
    .where('key.expiresAt', '>', now)
    .orderBy(sql`key.used_at desc nulls last`)
    .orderBy('key.id')
    .limit(mostKeysShown + 1)
    .select(['key.id', 'key.name', 'key.shown', 'key.level', 'key.domains', 'key.calls', 'key.permissions'])
    .select(['key.createdAt', 'key.expiresAt', 'key.usedAt', 'key.usedCall', 'key.usedNetwork'])
    .select(['tenant.name as tenant', 'person.realName', 'account.phoneMask'])
    .execute()
  const list = rows.map(({ realName, createdAt, expiresAt, usedAt, ...row }) => ({
    ...row,
    ...accessKeyScope.parse(row),
    person: realName ?? '',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
  return shownOf(list, mostKeysShown)
}
