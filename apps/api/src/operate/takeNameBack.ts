import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { lockNames, settleNames } from '#operate/names/brought.ts'

/** Conflict: it does not hold, as another was said after it, or it was taken back already. */
export const takeNameBack: Handler<typeof operate.takeNameBack> = async (
  { id },
  { db, operator, now, fail },
) => {
  await lockNames(db)
  const said = await db
    .selectFrom('dictionaryName')
    .where('id', '=', id)
    .select(['type', 'code'])
    .executeTakeFirst()
  if (said === undefined) throw fail('notFound')
  const { numUpdatedRows } = await db
    .updateTable('dictionaryName')
    .where(
      'id',
      '=',
      sql<string>`(select id from dictionary_name where type = ${said.type} and code = ${said.code}
        and undone_at is null order by set_at desc, id desc limit 1)`,
    )
    .where('id', '=', id)
    .set({ undoneBy: signedBy(operator), undoneAt: now })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw fail('conflict')
  await settleNames(db)
  return true
}
