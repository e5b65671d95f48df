import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** All of them are people of the viewer's tenant. */
export async function isOfTeam(db: Kysely<DB>, viewer: Viewer, memberIds: string[]): Promise<boolean> {
  if (memberIds.length === 0) return true
  const people = await db
    .selectFrom('subAccount')
    .where('tenantId', '=', viewer.tenantId)
    .where('id', 'in', memberIds)
    .select('id')
    .execute()
  return people.length === new Set(memberIds).size
}
