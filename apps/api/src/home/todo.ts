import type { home } from '@zhzz/contract/home/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { newsOfKnown } from '#home/newsOfKnown.ts'
import { shown, shownColumns } from '#message/shown.ts'

const mostChanges = 4

/** Nothing is compared here: what changed is what the messages have told (record 083). */
export const todo: Handler<typeof home.todo> = async (_, { db, viewer, now }) => {
  const yesterday = startOfDay(dayAfter(shanghaiDay(now), -1))
  const changes = await db
    .selectFrom('message')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('removedAt', 'is', null)
    .where('createdAt', '>=', yesterday)
    .where('category', 'in', ['exhibition', 'prediction'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .select(shownColumns)
    .select(sql<number>`count(*) over ()`.as('changeCount'))
    .execute()
  return {
    changes: changes.map(({ changeCount: _count, ...row }) => shown(row)),
    changeCount: changes[0]?.changeCount ?? 0,
    news: await newsOfKnown(db, viewer, now),
  }
}
