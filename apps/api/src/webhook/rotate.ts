import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import { overlapHours } from '@zhzz/contract/webhook/retries.ts'
import type { Handler } from '#context.ts'
import { mostEndpoints, ownEndpoints } from '#webhook/ownEndpoints.ts'
import { newSecret } from '#webhook/secret.ts'

const hour = 3_600_000

export const rotate: Handler<typeof webhook.rotate> = async ({ id }, { db, deps, viewer, now, fail }) => {
  const own = await ownEndpoints(db, viewer)
    .where('id', '=', id)
    .forUpdate()
    .select('secretEnc')
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  if ((await mostEndpoints(db, viewer)) === 0) throw fail('planTooLow')
  const secret = newSecret()
  await db
    .updateTable('webhookEndpoint')
    .set({ secretEnc: deps.sealing.encrypt(secret), previousEnc: own.secretEnc })
    .set({ previousUntil: new Date(now.getTime() + overlapHours * hour) })
    .where('id', '=', id)
    .execute()
  return { id, secret }
}
