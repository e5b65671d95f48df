import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

type Marked = 'company' | 'exhibition' | 'hall' | 'news'

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

/** The viewer has marked it. `object`: the id of a company, or of what `objectType` says, in a query. */
export function isFavorite(
  viewer: Viewer | null,
  object: RawBuilder<unknown>,
  objectType: Marked = 'company',
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from favorite where favorite.object_type = ${objectType}
    and favorite.object_id = ${object} and favorite.sub_account_id = ${viewer?.subAccountId ?? null}::uuid)`
}
