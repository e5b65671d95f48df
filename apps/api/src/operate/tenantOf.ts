import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'

/** The tenant a number owns, with its account; throws a sentence for the operator when there is none. */
export async function tenantOf(db: Kysely<DB>, sealing: Sealing, phone: string) {
  const found = await db
    .selectFrom('account')
    .innerJoin('subAccount as person', 'person.accountId', 'account.id')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('account.phoneHash', '=', sealing.blindIndex(phone))
    .orderBy('person.isOwner', 'desc')
    .orderBy('person.createdAt')
    .select(['account.id as accountId', 'account.status', 'account.lastLoginAt', 'tenant.id as tenantId'])
    .select(['tenant.name as tenantName', 'tenant.planCode', 'tenant.planExpiresAt', 'tenant.authStatus'])
    .executeTakeFirst()
  if (found === undefined) throw new Error(`nobody has signed in with ${phone} yet`)
  return found
}
