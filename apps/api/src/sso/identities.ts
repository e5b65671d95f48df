import type { sso } from '@zhzz/contract/sso/calls.ts'
import type { Handler } from '#context.ts'
import { providerOf } from '#sso/person.ts'

export const identities: Handler<typeof sso.identities> = async (_input, { db, deps, viewer }) => {
  const rows = await db
    .selectFrom('ssoIdentity')
    .where('accountId', '=', viewer.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .select(['id', 'provider', 'shown', 'createdAt', 'usedAt'])
    .execute()
  return {
    identities: rows.map(({ id, provider, shown, createdAt, usedAt }) => ({
      identityId: id,
      provider: providerOf(deps, provider)?.name ?? provider,
      person: shown,
      linkedAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
    })),
  }
}
