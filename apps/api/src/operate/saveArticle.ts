import type { operate } from '@zhzz/contract/operate/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const saveArticle: Handler<typeof operate.saveArticle> = async (
  { id: given, version: edited, ...words },
  { db, operator, now, fail },
) => {
  const by = signedBy(operator)
  const version = edited + 1
  const id = given ?? uuid()
  if (given === null) {
    if (edited !== 0) throw fail('conflict')
    await db.insertInto('article').values({ id, version, state: 'draft', setBy: by, setAt: now }).execute()
  } else {
    const known = await db
      .selectFrom('article')
      .where('id', '=', id)
      .forUpdate()
      .select('version')
      .executeTakeFirst()
    if (known === undefined) throw fail('notFound')
    // Somebody else has edited it meanwhile: nobody's words are lost unseen.
    if (known.version !== edited) throw fail('conflict')
    await db
      .updateTable('article')
      .set({ version, setBy: by, setAt: now, failure: null, failedAt: null })
      .where('id', '=', id)
      .execute()
  }
  await db
    .insertInto('articleVersion')
    .values({ articleId: id, version, ...words, editedBy: by, editedAt: now })
    .execute()
  return { id, version }
}
