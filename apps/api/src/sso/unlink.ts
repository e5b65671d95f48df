import type { sso } from '@zhzz/contract/sso/calls.ts'
import type { Handler } from '#context.ts'

export const unlink: Handler<typeof sso.unlink> = async ({ identityId }, { db, viewer, now, fail }) => {
  const own = await db
    .selectFrom('ssoIdentity')
    .where('id', '=', identityId)
    .where('accountId', '=', viewer.accountId)
    .forUpdate()
    .select('id')
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  const ended = await db
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where('ssoIdentityId', '=', own.id)
    .where('id', '<>', viewer.sessionId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  await db.deleteFrom('ssoIdentity').where('id', '=', own.id).execute()
  return { removed: Number(ended.numUpdatedRows) }
}
