import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { FollowUpTask } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { type Reading, type RecordRow, readableRecords, recordOf } from '#followUp/record.ts'
import type { Viewer } from '#http/session.ts'
import { asc, desc, keyset } from '#keyset.ts'
import { companyStates } from '#member/companyState.ts'

export const newestFirst = keyset(desc('followUp.followTime'), desc('followUp.id'))
/** Of records whose next step is open: its time is known. */
export const nextFirst = keyset(asc('followUp.nextFollowTime'), asc('followUp.id'))

/** Today's beginning and end, and the end of the week to come: what was to be done this morning is of today until midnight. */
export function dueTimes(now: Date) {
  const today = shanghaiDay(now)
  return {
    today: startOfDay(today),
    tomorrow: startOfDay(dayAfter(today, 1)),
    weekEnd: startOfDay(dayAfter(today, 8)),
  }
}

type DueTab = 'due' | 'today' | 'overdue' | 'week' | 'all'

/** Appointments that are open, of records that the viewer may read, by when they are due; `all` of them. */
export function openTasks(db: Kysely<DB>, viewer: Viewer, now: Date, tab: DueTab) {
  const { from, until } = spanOf(tab, now)
  let query = readableRecords(db, viewer).where('followUp.nextState', '=', 'open')
  if (from) query = query.where('followUp.nextFollowTime', '>=', from)
  if (until) query = query.where('followUp.nextFollowTime', '<', until)
  return query
}

function spanOf(tab: DueTab, now: Date): { from?: Date; until?: Date } {
  const { today, tomorrow, weekEnd } = dueTimes(now)
  if (tab === 'all') return {}
  if (tab === 'due') return { until: tomorrow }
  if (tab === 'today') return { from: today, until: tomorrow }
  if (tab === 'overdue') return { until: today }
  return { from: tomorrow, until: weekEnd }
}

/** How many rows a query has. */
export async function countOf(query: ReturnType<typeof readableRecords>): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The records as rows of a list of what to do. */
export async function tasksOf(
  rows: RecordRow[],
  reading: Reading & { db: Kysely<DB> },
): Promise<FollowUpTask[]> {
  const { db, viewer, now } = reading
  const companyIds = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))]
  const stateOf = await companyStates(db, companyIds, viewer, now)
  return rows.map((row) => ({
    ...recordOf(row, reading),
    company: companyOf(row, stateOf(row.companyId)),
  }))
}

function companyOf(row: RecordRow, myState: CompanyCard['myState']): FollowUpTask['company'] {
  const { companyId: id, companyName: name, registrationStatus, contactCount } = row
  return id === null || name === null || contactCount === null
    ? null
    : { id, name, registrationStatus, contactCount, myState }
}
