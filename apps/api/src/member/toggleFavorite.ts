import type { member } from '@zhzz/contract/member/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'

const tables = { company: 'company', exhibition: 'exhibitionEdition', hall: 'hall', news: 'news' } as const

export const toggleFavorite: Handler<typeof member.toggleFavorite> = async (
  { objectType, objectId, favorited },
  { db, viewer, now, fail },
) => {
  if (!(await exists(db, tables[objectType], objectId))) throw fail('notFound')
  const favorite = { subAccountId: viewer.subAccountId, objectType, objectId }
  if (favorited)
    await db
      .insertInto('favorite')
      .values({ ...favorite, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('favorite')
      .where('subAccountId', '=', favorite.subAccountId)
      .where('objectType', '=', objectType)
      .where('objectId', '=', objectId)
      .execute()
  return { favorited }
}

async function exists(
  db: Kysely<DB>,
  table: (typeof tables)[keyof typeof tables],
  id: string,
): Promise<boolean> {
  const row = await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}
