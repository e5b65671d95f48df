import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Keys of the person that were not ended, also those that are out of date. */
export function ownKeys(db: Kysely<DB>, { subAccountId }: Viewer) {
  return db.selectFrom('accessKey').where('subAccountId', '=', subAccountId).where('revokedAt', 'is', null)
}
