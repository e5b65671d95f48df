import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { countOf, dueTimes, nextFirst, openTasks, tasksOf } from '#followUp/tasks.ts'
import type { Viewer } from '#http/session.ts'
import { paged } from '#keyset.ts'
import { isOfTeam } from '#member/isOfTeam.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'
import { openPage } from '#page.ts'

export const team: Handler<typeof followUp.team> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { tab, subAccountId } = input
  if (subAccountId && !(await isOfTeam(db, viewer, [subAccountId]))) throw fail('notFound')
  let query = openTasks(db, viewer, now, tab)
  if (subAccountId) query = query.where('followUp.taskOwnerId', '=', subAccountId)
  const total = await countOf(query)
  const page = await openPage(context, input)
  const named = query
    .innerJoin('subAccount as owner', 'owner.id', 'followUp.taskOwnerId')
    .select('owner.realName as taskOf')
  const rows = await paged(named, nextFirst, page).execute()
  const { list, ...rest } = page.answer(rows, { total, totalIsMore: false })
  const names = new Map(list.map(({ id, taskOf }) => [id, taskOf]))
  const tasks = await tasksOf(list, context)
  return {
    ...rest,
    list: tasks.map((task) => ({ ...task, taskOf: names.get(task.id) ?? null })),
    people: await peopleOf(db, viewer, dueTimes(now).tomorrow),
  }
}

async function peopleOf(db: Kysely<DB>, viewer: Viewer, tomorrow: Date) {
  return await readableFollowUps(db, viewer)
    .innerJoin('subAccount as owner', 'owner.id', 'followUp.taskOwnerId')
    .where('followUp.nextState', '=', 'open')
    .groupBy(['owner.id', 'owner.realName', 'owner.createdAt'])
    .orderBy('owner.createdAt')
    .orderBy('owner.id')
    .select(['owner.id as subAccountId', 'owner.realName as name'])
    .select(sql<number>`count(*) filter (where follow_up.next_follow_time < ${tomorrow})`.as('due'))
    .select((row) => row.fn.countAll<number>().as('open'))
    .execute()
}
