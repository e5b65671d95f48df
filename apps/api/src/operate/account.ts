import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import { deviceName } from '#account/session/deviceName.ts'
import type { Handler } from '#context.ts'
import { planToday } from '#http/planToday.ts'
import { openSessions } from '#http/session.ts'
import { actsOf } from '#operate/people/acts.ts'
import { askedBy } from '#operate/people/askedBy.ts'
import { planShown } from '#operate/people/planShown.ts'

const mostConsents = 50

export const account: Handler<typeof operate.account> = async ({ id }, { db, now, fail }) => {
  const found = await db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['id', 'phoneMask', 'status as state', 'createdAt', 'lastLoginAt', 'deleteDueAt'])
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  const seats = await db
    .selectFrom('subAccount as person')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('person.accountId', '=', id)
    .orderBy('person.createdAt')
    .select(['tenant.id as tenantId', 'tenant.name as tenant', 'tenant.planCode', 'tenant.planExpiresAt'])
    .select(['person.roles', 'person.isOwner', 'person.status as state'])
    .select(planToday(now).as('plan'))
    .execute()
  const sessions = await openSessions(db, id, now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .select(['id', 'userAgent', 'lastSeenAt', 'createdAt as signedInAt'])
    .select(
      sql<string>`(select tenant.name from sub_account person join tenant on tenant.id = person.tenant_id
        where person.id = login_session.sub_account_id)`.as('tenant'),
    )
    .execute()
  const consents = await db
    .selectFrom('consent')
    .where('accountId', '=', id)
    .orderBy('createdAt', 'desc')
    .limit(mostConsents)
    .select(['document', 'version', 'action', 'createdAt'])
    .execute()
  const { createdAt, lastLoginAt, deleteDueAt, ...shown } = found
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    erasedAt: deleteDueAt?.toISOString() ?? null,
    seats: seats.map(planShown),
    sessions: sessions.map(({ userAgent, signedInAt, lastSeenAt, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    consents: consents.map(({ createdAt, ...consent }) => ({ ...consent, at: createdAt.toISOString() })),
    asked: await askedBy(db, id),
    acts: await actsOf(db, { accountId: id }),
  }
}
