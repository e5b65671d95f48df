import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Viewer } from '#http/session.ts'
import { teamFollowUps } from '#member/teamFollowUp.ts'

/** Brings the tenant's relation to a company up to its records: the newest stage and intent, the next appointment. */
export async function refreshCustomer(
  db: Kysely<DB>,
  viewer: Viewer,
  companyId: string,
  now: Date,
): Promise<void> {
  const facts = await teamFollowUps(db, viewer)
    .where('companyId', '=', companyId)
    .select(
      sql<string | null>`(array_agg(stage order by follow_time desc) filter (where stage is not null))[1]`.as(
        'stage',
      ),
    )
    .select(
      sql<
        string | null
      >`(array_agg(intent_level order by follow_time desc) filter (where intent_level is not null))[1]`.as(
        'intentLevel',
      ),
    )
    .select((row) => row.fn.max('followTime').as('lastFollowTime'))
    .select(sql<Date | null>`min(next_follow_time) filter (where next_state = 'open')`.as('nextFollowTime'))
    .executeTakeFirstOrThrow()
  const known = { ...facts, stage: facts.stage ?? 'contacted', updatedAt: now }
  await db
    .insertInto('customer')
    .values({
      id: uuid(),
      tenantId: viewer.tenantId,
      companyId,
      ownerId: viewer.subAccountId,
      ownedSince: now,
      ...known,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'companyId']).doUpdateSet(known))
    .execute()
}
