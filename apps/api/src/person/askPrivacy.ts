import type { person } from '@zhzz/contract/person/calls.ts'
import { privacyDays } from '@zhzz/contract/person/privacyKinds.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { reviewDay } from '#member/reviewDay.ts'

export const askPrivacy: Handler<typeof person.askPrivacy> = async (
  { kind, content },
  { db, viewer, now, fail },
) => {
  const { accountId, subAccountId } = viewer
  const dueOn = reviewDay(now, privacyDays)
  const asked = await db
    .insertInto('privacyRequest')
    .values({ id: uuid(), accountId, subAccountId, kind, content, dueOn, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  if (asked === undefined) throw fail('conflict')
  return { no: asked.number, dueOn }
}
