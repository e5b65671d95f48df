import { type accessKey, overlapHours } from '@zhzz/contract/accessKey/calls.ts'
import { ownKeys } from '#accessKey/ownKeys.ts'
import type { Handler } from '#context.ts'
import { newSecret, shownOf } from '#http/keySecret.ts'
import { hashOfText } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

const hour = 3_600_000

export const rotate: Handler<typeof accessKey.rotate> = async ({ id }, { db, viewer, now, fail }) => {
  const own = await ownKeys(db, viewer)
    .where('id', '=', id)
    .forUpdate()
    .select(['secretHash', 'expiresAt', 'days'])
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  if ((await rowLimit(db, viewer, 'access_keys')) === 0) throw fail('planTooLow')
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + own.days * 24 * hour)
  // What was out of date does not open again.
  const until = Math.min(now.getTime() + overlapHours * hour, own.expiresAt.getTime())
  await db
    .updateTable('accessKey')
    .set({ secretHash: hashOfText(secret), shown: shownOf(secret), expiresAt })
    .set({ previousHash: own.secretHash, previousUntil: new Date(until) })
    .where('id', '=', id)
    .execute()
  return { id, secret, expiresAt: expiresAt.toISOString() }
}
