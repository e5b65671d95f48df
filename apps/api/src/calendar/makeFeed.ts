import { randomBytes } from 'node:crypto'
import { type calendar, feedPath, mostFeeds } from '@zhzz/contract/calendar/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { hashOfText } from '#http/session.ts'

export const makeFeed: Handler<typeof calendar.makeFeed> = async ({ parts }, context) => {
  const { db, viewer, now, locale, fail } = context
  const { subAccountId } = viewer
  const { held } = await db
    .selectFrom('calendarFeed')
    .where('subAccountId', '=', subAccountId)
    .select((row) => row.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  if (held >= mostFeeds) throw fail('conflict')
  const [id, token] = [uuid(), randomBytes(32).toString('base64url')]
  await db
    .insertInto('calendarFeed')
    .values({
      id,
      subAccountId,
      tokenHash: hashOfText(token),
      parts: [...new Set(parts)],
      locale,
      createdAt: now,
    })
    .execute()
  return { id, path: `${feedPath}/${token}.ics` }
}
