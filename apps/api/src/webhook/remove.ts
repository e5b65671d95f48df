import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import type { Handler } from '#context.ts'

export const remove: Handler<typeof webhook.remove> = async ({ id }, { db, viewer, fail }) => {
  const removed = await db
    .deleteFrom('webhookEndpoint')
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw fail('notFound')
  return true
}
