import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

/** How many more rows 我的展会 may take, and how many it may have. One after the other for a person until the write ends. */
export async function roomLeft(db: Kysely<DB>, viewer: Viewer): Promise<{ room: number; limit: number }> {
  await sql`select from sub_account where id = ${viewer.subAccountId} for update`.execute(db)
  const limit = await rowLimit(db, viewer, 'my_exhibitions')
  const { count } = await db
    .selectFrom('myExhibition')
    .where('subAccountId', '=', viewer.subAccountId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { room: Math.max(0, limit - count), limit }
}
