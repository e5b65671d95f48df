import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { namedRecords } from '#followUp/record.ts'
import type { Viewer } from '#http/session.ts'

/** A record with the names that it is shown with; none where the viewer may not read it, or it was removed. */
export function followUpOf(db: Kysely<DB>, viewer: Viewer, id: string) {
  return namedRecords(db, viewer)
    .where('followUp.id', '=', id)
    .select(sql<boolean>`follow_up.sub_account_id = ${viewer.subAccountId}`.as('isMine'))
    .executeTakeFirst()
}
