import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** When the viewer is to contact each company next. */
export function nextWithCompany(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('followUp')
    .where('taskOwnerId', '=', viewer.subAccountId)
    .where('nextState', '=', 'open')
    .where('deletedAt', 'is', null)
    .where('companyId', 'is not', null)
    .groupBy('companyId')
    .select(['companyId', sql<Date>`min(next_follow_time)`.as('nextFollowTime')])
}
