import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

/** People of a tenant that are in it and do more than read: who can be given customers and tasks. */
export function workersOf(db: Kysely<DB>, tenantId: string) {
  return db
    .selectFrom('subAccount')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`roles <> '{reader}'`)
    .orderBy('createdAt')
    .orderBy('id')
}

/** One of them is this person. */
export async function isWorker(db: Kysely<DB>, tenantId: string, subAccountId: string): Promise<boolean> {
  const found = await workersOf(db, tenantId).where('id', '=', subAccountId).select('id').executeTakeFirst()
  return found !== undefined
}
