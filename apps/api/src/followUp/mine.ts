import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { FollowUpTask, followUp } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { type RecordRow, readableRecords, recordOf } from '#followUp/record.ts'
import type { Viewer } from '#http/session.ts'
import { asc, desc, keyset, paged } from '#keyset.ts'
import { companyStates } from '#member/companyState.ts'
import { openPage } from '#page.ts'

const newestFirst = keyset(desc('followUp.followTime'), desc('followUp.id'))
/** Of records whose next step is open: its time is known. */
const nextFirst = keyset(asc('followUp.nextFollowTime'), asc('followUp.id'))

export const mine: Handler<typeof followUp.mine> = async (input, context) => {
  const { db, viewer, now } = context
  const { tab, stage } = input
  const today = shanghaiDay(now)
  // What was to be done this morning is of today until midnight.
  const due = {
    today: startOfDay(today),
    tomorrow: startOfDay(dayAfter(today, 1)),
    weekEnd: startOfDay(dayAfter(today, 8)),
  }
  let query = readableRecords(db, viewer).where('followUp.subAccountId', '=', viewer.subAccountId)
  if (stage) query = query.where('followUp.stage', '=', stage)
  if (tab !== 'all') query = query.where('followUp.nextState', '=', 'open')
  if (tab === 'due') query = query.where('followUp.nextFollowTime', '<', due.tomorrow)
  if (tab === 'today')
    query = query
      .where('followUp.nextFollowTime', '>=', due.today)
      .where('followUp.nextFollowTime', '<', due.tomorrow)
  if (tab === 'overdue') query = query.where('followUp.nextFollowTime', '<', due.today)
  if (tab === 'week')
    query = query
      .where('followUp.nextFollowTime', '>=', due.tomorrow)
      .where('followUp.nextFollowTime', '<', due.weekEnd)

  const { total } = await query
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const rows = await paged(query, tab === 'all' ? newestFirst : nextFirst, page).execute()
  const { list, ...rest } = page.answer(rows, { total, totalIsMore: false })
  const companyIds = [...new Set(list.flatMap(({ companyId }) => companyId ?? []))]
  const stateOf = await companyStates(db, companyIds, viewer, now)
  return {
    ...rest,
    list: list.map((row) => ({
      ...recordOf(row, context),
      company: companyOf(row, stateOf(row.companyId)),
    })),
    counters: await counters(db, viewer, now, due),
  }
}

function companyOf(row: RecordRow, myState: CompanyCard['myState']): FollowUpTask['company'] {
  const { companyId: id, companyName: name, registrationStatus, contactCount } = row
  return id === null || name === null || contactCount === null
    ? null
    : { id, name, registrationStatus, contactCount, myState }
}

async function counters(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
  due: { today: Date; tomorrow: Date; weekEnd: Date },
) {
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  return await db
    .selectFrom('followUp')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('deletedAt', 'is', null)
    .select(
      sql<number>`count(*) filter (where next_state = 'open' and next_follow_time >= ${due.today} and next_follow_time < ${due.tomorrow})`.as(
        'today',
      ),
    )
    .select(
      sql<number>`count(*) filter (where next_state = 'open' and next_follow_time < ${due.today})`.as(
        'overdue',
      ),
    )
    .select(
      sql<number>`count(*) filter (where next_state = 'open' and next_follow_time >= ${due.tomorrow} and next_follow_time < ${due.weekEnd})`.as(
        'week',
      ),
    )
    .select(sql<number>`count(*) filter (where follow_time > ${weekAgo})`.as('doneThisWeek'))
    .executeTakeFirstOrThrow()
}
