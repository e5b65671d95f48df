import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { namedFollowUps } from '#member/namedFollowUps.ts'

/** A record with the names that it is shown with; none where the viewer may not read it, or it was removed. */
export function followUpOf(db: Kysely<DB>, viewer: Viewer, id: string) {
  return namedFollowUps(db, viewer)
    .where('followUp.id', '=', id)
    .select(sql<boolean>`follow_up.sub_account_id = ${viewer.subAccountId}`.as('isMine'))
    .executeTakeFirst()
}
