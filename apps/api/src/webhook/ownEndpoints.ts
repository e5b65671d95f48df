import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

/** The endpoints of the person, on and off. */
export function ownEndpoints(db: Kysely<DB>, { subAccountId }: Viewer) {
  return db.selectFrom('webhookEndpoint').where('subAccountId', '=', subAccountId)
}

/** Of how many the plan tells. */
export function mostEndpoints(db: Kysely<DB>, viewer: Viewer): Promise<number> {
  return rowLimit(db, viewer, 'webhooks')
}
