import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { invitationIsOpen } from '#account/tenant/openInvitation.ts'
import { planToday } from '#http/planToday.ts'
import { limitsOf } from '#limitsOf.ts'

type Seats = { used: number; total: number }

/** People of a tenant and open invitations, and how many it has seats for. */
export async function seatsOf(db: Kysely<DB>, tenantId: string, now: Date): Promise<Seats> {
  const { people } = await db
    .selectFrom('subAccount')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'active')
    .select((row) => row.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow()
  const { invited } = await db
    .selectFrom('invitation')
    .where('tenantId', '=', tenantId)
    .where(invitationIsOpen(now))
    .select((row) => row.fn.countAll<number>().as('invited'))
    .executeTakeFirstOrThrow()
  const plan = await db
    .selectFrom('tenant')
    .innerJoinLateral(limitsOf(sql`tenant.id`, planToday(now)).as('quota'), (join) => join.onTrue())
    .where('tenant.id', '=', tenantId)
    .where('quota.quotaCode', '=', 'seats')
    .select('quota.limitValue as total')
    .executeTakeFirst()
  return { used: people + invited, total: plan?.total ?? 1 }
}

/**
 * The failure that stands in the way of one more person, or null. Locks the tenant's row, so that of two who take the
 * last seat at once one sees it taken.
 */
export async function seatMissing(
  db: Kysely<DB>,
  tenantId: string,
  now: Date,
  alreadyCounted = 0,
): Promise<'planTooLow' | 'quotaUsedUp' | null> {
  await db.selectFrom('tenant').where('id', '=', tenantId).forUpdate().select('id').execute()
  const { used, total } = await seatsOf(db, tenantId, now)
  if (used - alreadyCounted < total) return null
  return total <= 1 ? 'planTooLow' : 'quotaUsedUp'
}
