import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'

export const publishArticle: Handler<typeof operate.publishArticle> = async (
  { id, at },
  { db, now, fail },
) => {
  const { numUpdatedRows } = await db
    .updateTable('article')
    .set({ state: 'scheduled', publishAt: at === null ? now : new Date(at), publishedVersion: null })
    .set({ failure: null, failedAt: null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw fail('notFound')
  return true
}
