import type { news } from '@zhzz/contract/news/calls.ts'
import type { Handler } from '#context.ts'
import { likesOf } from '#news/likesOf.ts'

export const like: Handler<typeof news.like> = async ({ id, liked }, { db, viewer, now, fail }) => {
  const found = await db.selectFrom('news').where('id', '=', id).select('id').executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  if (liked)
    await db
      .insertInto('newsLike')
      .values({ newsId: id, subAccountId: viewer.subAccountId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('newsLike')
      .where('newsId', '=', id)
      .where('subAccountId', '=', viewer.subAccountId)
      .execute()
  return likesOf(db, id, viewer)
}
