import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

/** How many entries of 我的档期 a person has, and how many the plan allows. */
export async function slotRoom(db: Kysely<DB>, viewer: Viewer): Promise<{ used: number; limit: number }> {
  const limit = await rowLimit(db, viewer, 'hall_slots')
  const { used } = await db
    .selectFrom('hallSlot')
    .where('subAccountId', '=', viewer.subAccountId)
    .select((row) => row.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow()
  return { used, limit }
}
