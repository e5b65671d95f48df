import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** How many like an article, and whether the viewer does. */
export async function likesOf(db: Kysely<DB>, newsId: string, viewer: Viewer | null) {
  return db
    .selectFrom('newsLike')
    .where('newsId', '=', newsId)
    .select((row) => row.fn.countAll<number>().as('likeCount'))
    .select(
      sql<boolean>`coalesce(bool_or(sub_account_id = ${viewer?.subAccountId ?? null}::uuid), false)`.as(
        'liked',
      ),
    )
    .executeTakeFirstOrThrow()
}
