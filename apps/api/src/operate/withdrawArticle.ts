import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { articleKey } from '#operate/article/articleKey.ts'

export const withdrawArticle: Handler<typeof operate.withdrawArticle> = async ({ id }, { db, fail }) => {
  const known = await db
    .selectFrom('article')
    .where('id', '=', id)
    .forUpdate()
    .select('state')
    .executeTakeFirst()
  if (known === undefined) throw fail('notFound')
  if (known.state !== 'scheduled' && known.state !== 'published') throw fail('conflict')
  await db
    .updateTable('article')
    .set({ state: 'withdrawn', publishedVersion: null, failure: null, failedAt: null })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('news').where('naturalKey', '=', articleKey(id)).execute()
  return true
}
