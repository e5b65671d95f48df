import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'

/** What the viewer holds of the team's customers, and how many of them were taken out of the pool today. */
export async function holdingOf(db: Kysely<DB>, viewer: Viewer, now: Date) {
  return await db
    .selectFrom('customer')
    .where('ownerId', '=', viewer.subAccountId)
    .where('tenantId', '=', viewer.tenantId)
    .select((row) => [
      row.fn.countAll<number>().as('held'),
      row.fn
        .countAll<number>()
        .filterWhere('takenAt', '>=', startOfDay(shanghaiDay(now)))
        .as('takenToday'),
    ])
    .executeTakeFirstOrThrow()
}
