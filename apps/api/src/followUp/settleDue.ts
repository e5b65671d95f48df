import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'

type Written = {
  id: string
  targetType: string
  targetId: string
  companyId: string | null
  followTime: Date
  now: Date
}

/** Who was spoken to needs not be called any more: one's own open appointments with them, until that night, are done. */
export async function settleDue(db: Kysely<DB>, viewer: Viewer, written: Written): Promise<void> {
  const { id, targetType, targetId, companyId, followTime, now } = written
  const thatNight = startOfDay(dayAfter(shanghaiDay(followTime), 1))
  await db
    .updateTable('followUp')
    .set({ nextState: 'done', settledBy: id, updatedAt: now })
    .where('taskOwnerId', '=', viewer.subAccountId)
    .where('tenantId', '=', viewer.tenantId)
    .where('nextState', '=', 'open')
    .where('deletedAt', 'is', null)
    .where('nextFollowTime', '<', thatNight)
    // Made before: a record that comes late from a device without connection settles nothing newer.
    .where('followTime', '<=', followTime)
    .where('id', '!=', id)
    .where((row) =>
      companyId === null
        ? row.and([row('targetType', '=', targetType), row('targetId', '=', targetId)])
        : row('companyId', '=', companyId),
    )
    .execute()
}

/** The appointments that a record settled, but for those that were opened again. */
export async function settledBy(db: Kysely<DB>, id: string): Promise<string[]> {
  const rows = await db.selectFrom('followUp').where('settledBy', '=', id).select('id').execute()
  return rows.map((row) => row.id)
}
