import type { application } from '@zhzz/contract/application/calls.ts'
import type { Handler } from '#context.ts'

export const use: Handler<typeof application.use> = async ({ id }, { db, viewer, now, fail }) => {
  const known = await db
    .selectFrom('application')
    .where('code', '=', id)
    .where('isShown', '=', true)
    .select('code')
    .executeTakeFirst()
  if (known === undefined) throw fail('notFound')
  await db
    .insertInto('applicationUse')
    .values({ subAccountId: viewer.subAccountId, code: id, usedAt: now })
    .onConflict((conflict) => conflict.columns(['subAccountId', 'code']).doUpdateSet({ usedAt: now }))
    .execute()
  return true
}
