import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { readableRecords } from '#followUp/record.ts'
import { countOf, dueTimes, newestFirst, nextFirst, openTasks, tasksOf } from '#followUp/tasks.ts'
import type { Viewer } from '#http/session.ts'
import { paged } from '#keyset.ts'
import { isOwnRecord } from '#member/teamFollowUp.ts'
import { openPage } from '#page.ts'

export const mine: Handler<typeof followUp.mine> = async (input, context) => {
  const { db, viewer, now } = context
  const { tab, stage } = input
  let query =
    tab === 'all'
      ? readableRecords(db, viewer).where(isOwnRecord(viewer))
      : openTasks(db, viewer, now, tab).where('followUp.taskOwnerId', '=', viewer.subAccountId)
  if (stage) query = query.where('followUp.stage', '=', stage)
  const total = await countOf(query)
  const page = await openPage(context, input)
  const rows = await paged(query, tab === 'all' ? newestFirst : nextFirst, page).execute()
  const { list, ...rest } = page.answer(rows, { total, totalIsMore: false })
  return { ...rest, list: await tasksOf(list, context), counters: await counters(db, viewer, now) }
}

async function counters(db: Kysely<DB>, viewer: Viewer, now: Date) {
  const due = dueTimes(now)
  const open = await db
    .selectFrom('followUp')
    .where('taskOwnerId', '=', viewer.subAccountId)
    .where('nextState', '=', 'open')
    .where('deletedAt', 'is', null)
    .select(
      sql<number>`count(*) filter (where next_follow_time >= ${due.today} and next_follow_time < ${due.tomorrow})`.as(
        'today',
      ),
    )
    .select(sql<number>`count(*) filter (where next_follow_time < ${due.today})`.as('overdue'))
    .select(
      sql<number>`count(*) filter (where next_follow_time >= ${due.tomorrow} and next_follow_time < ${due.weekEnd})`.as(
        'week',
      ),
    )
    .executeTakeFirstOrThrow()
  const { doneThisWeek } = await db
    .selectFrom('followUp')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('deletedAt', 'is', null)
    .where('followTime', '>', new Date(now.getTime() - 7 * 86_400_000))
    .select((row) => row.fn.countAll<number>().as('doneThisWeek'))
    .executeTakeFirstOrThrow()
  return { ...open, doneThisWeek }
}
