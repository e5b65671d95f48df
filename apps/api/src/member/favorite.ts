import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

type Marked = 'company' | 'exhibition'

/** What the viewer has marked, the newest first. */
export async function favoriteIds(db: Kysely<DB>, viewer: Viewer, objectType: Marked): Promise<string[]> {
  const favorites = await db
    .selectFrom('favorite')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('objectType', '=', objectType)
    .orderBy('createdAt', 'desc')
    .select('objectId')
    .execute()
  return favorites.map((row) => row.objectId)
}

/** The viewer has marked it. `company`: the id of a company in a query. */
export function isFavorite(viewer: Viewer | null, company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from favorite where favorite.object_type = 'company'
    and favorite.object_id = ${company} and favorite.sub_account_id = ${viewer?.subAccountId ?? null}::uuid)`
}
