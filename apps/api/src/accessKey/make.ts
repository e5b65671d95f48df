import type { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { ownKeys } from '#accessKey/ownKeys.ts'
import type { Handler } from '#context.ts'
import { newSecret, shownOf } from '#http/keySecret.ts'
import { hashOfText } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

const day = 86_400_000

export const make: Handler<typeof accessKey.make> = async (input, { db, viewer, now, fail }) => {
  const { name, level, days } = input
  const [domains, calls] = [[...new Set(input.domains)], [...new Set(input.calls)]]
  if (!calls.every((call) => opened.has(call))) throw fail('invalid', { fields: ['calls'] })
  const most = await rowLimit(db, viewer, 'access_keys')
  if (most === 0) throw fail('planTooLow')
  // Of two at once the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accessKey ${viewer.subAccountId}`}, 0))`.execute(
    db,
  )
  const { held } = await ownKeys(db, viewer)
    .select((row) => row.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  if (held >= most) throw fail('quotaUsedUp', { quota: 'access_keys', limit: most })
  const [id, secret, expiresAt] = [uuid(), newSecret(), new Date(now.getTime() + days * day)]
  await db
    .insertInto('accessKey')
    .values({
      id,
      name,
      level,
      domains,
      calls,
      days,
      expiresAt,
      subAccountId: viewer.subAccountId,
      shown: shownOf(secret),
      secretHash: hashOfText(secret),
      permissions: input.permissions,
      createdAt: now,
    })
    .execute()
  return { id, secret, expiresAt: expiresAt.toISOString() }
}

const opened = new Set(endpoints.filter(opensToKeys).map(({ name }) => name))
