import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { grantedPermissions } from '#http/grantedPermissions.ts'
import { planToday } from '#http/planToday.ts'
import type { Viewer } from '#http/session.ts'

/** A person for whom something is done while they are not there; null when they are shut out. `by`: the id of what they asked it with. */
export async function findPersonViewer(
  db: Kysely<DB>,
  subAccountId: string,
  by: string,
  now: Date,
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('subAccount as person')
    .innerJoin('account', 'account.id', 'person.accountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('person.id', '=', subAccountId)
    .where('account.status', '=', 'active')
    .where('person.status', '=', 'active')
    .select(['person.id as subAccountId', 'person.realName', 'person.roles', 'person.isOwner'])
    .select(['account.id as accountId', 'tenant.id as tenantId'])
    .select(grantedPermissions.as('permissions'))
    .select(planToday(now).as('plan'))
    .executeTakeFirst()
  return row === undefined ? null : { ...row, sessionId: by, accessKey: null }
}
