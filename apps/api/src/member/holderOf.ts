import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Who manages the tenant, other than this one, that holds the authentication of a company: 张**; null: nobody does. */
export async function holderOf(db: Kysely<DB>, creditCode: string, tenantId: string): Promise<string | null> {
  const held = await db
    .selectFrom('authentication as held')
    .leftJoin('subAccount as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'held.tenantId').on('owner.isOwner', '=', true),
    )
    .where('held.unifiedSocialCreditCode', '=', creditCode)
    .where('held.state', '=', 'approved')
    .where('held.tenantId', '!=', tenantId)
    .limit(1)
    .select(['owner.realName', 'held.applicantName'])
    .executeTakeFirst()
  if (held === undefined) return null
  const [first = ''] = held.realName ?? held.applicantName
  return `${first}**`
}
