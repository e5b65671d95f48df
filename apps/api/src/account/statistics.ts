import type { account } from '@zhzz/contract/account/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { heldUnlocks } from '#member/heldUnlock.ts'

export const statistics: Handler<typeof account.statistics> = async (_, { db, viewer, now }) => {
  const today = startOfDay(shanghaiDay(now))
  const tomorrow = startOfDay(dayAfter(shanghaiDay(now), 1))
  const { favoriteCount } = await db
    .selectFrom('favorite')
    .where('subAccountId', '=', viewer.subAccountId)
    .select((row) => row.fn.countAll<number>().as('favoriteCount'))
    .executeTakeFirstOrThrow()
  const { unlockCount } = await heldUnlocks(db, viewer, now)
    .select((row) => row.fn.countAll<number>().as('unlockCount'))
    .executeTakeFirstOrThrow()
  const followUps = await db
    .selectFrom('followUp')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('followUpCount'))
    .executeTakeFirstOrThrow()
  const tasks = await db
    .selectFrom('followUp')
    .where('taskOwnerId', '=', viewer.subAccountId)
    .where('nextState', '=', 'open')
    .where('deletedAt', 'is', null)
    .select(
      sql<number>`count(*) filter (where next_follow_time >= ${today} and next_follow_time < ${tomorrow})`.as(
        'dueFollowUpCount',
      ),
    )
    .select(sql<number>`count(*) filter (where next_follow_time < ${today})`.as('overdueFollowUpCount'))
    .executeTakeFirstOrThrow()
  const targets = await db
    .selectFrom('targetItem')
    .where('subAccountId', '=', viewer.subAccountId)
    .select((row) => row.fn.countAll<number>().as('targetCount'))
    .select(sql<string | null>`(array_agg(edition_id order by marked_at desc))[1]`.as('targetEditionId'))
    .executeTakeFirstOrThrow()
  const { myExhibitionCount } = await db
    .selectFrom('myExhibition')
    .where('subAccountId', '=', viewer.subAccountId)
    .select((row) => row.fn.countAll<number>().as('myExhibitionCount'))
    .executeTakeFirstOrThrow()
  const { newPredictionCount } = await db
    .selectFrom('predictionEdition as head')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'head.editionId')
    .innerJoin('subAccount as person', (join) => join.on('person.id', '=', viewer.subAccountId))
    .where('head.lackCode', 'is', null)
    .where('edition.startDate', '>', shanghaiDay(now))
    .where(sql<boolean>`head.first_predicted_at > coalesce(person.predictions_seen_at, '-infinity')`)
    .select((row) => row.fn.countAll<number>().as('newPredictionCount'))
    .executeTakeFirstOrThrow()
  const { unreadMessageCount } = await db
    .selectFrom('message')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('readAt', 'is', null)
    .where('removedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('unreadMessageCount'))
    .executeTakeFirstOrThrow()
  return {
    favoriteCount,
    unlockCount,
    ...followUps,
    ...tasks,
    ...targets,
    myExhibitionCount,
    newPredictionCount,
    unreadMessageCount,
  }
}
