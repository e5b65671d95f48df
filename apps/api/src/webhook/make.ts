import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { isAddress } from '#webhook/isAddress.ts'
import { mostEndpoints, ownEndpoints } from '#webhook/ownEndpoints.ts'
import { newSecret } from '#webhook/secret.ts'

export const make: Handler<typeof webhook.make> = async (
  { url, events },
  { db, deps, viewer, now, fail },
) => {
  if (!isAddress(url, deps.live())) throw fail('invalid', { fields: ['url'] })
  const most = await mostEndpoints(db, viewer)
  if (most === 0) throw fail('planTooLow')
  // Of two at once the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook ${viewer.subAccountId}`}, 0))`.execute(
    db,
  )
  const { held } = await ownEndpoints(db, viewer)
    .select((row) => row.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  if (held >= most) throw fail('quotaUsedUp', { quota: 'webhooks', limit: most })
  const [id, secret] = [uuid(), newSecret()]
  await db
    .insertInto('webhookEndpoint')
    .values({
      id,
      subAccountId: viewer.subAccountId,
      urlEnc: deps.sealing.encrypt(url),
      events: [...new Set(events)],
      secretEnc: deps.sealing.encrypt(secret),
      createdAt: now,
    })
    .execute()
  return { id, secret }
}
