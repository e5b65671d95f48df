import type { Input } from '@zhzz/contract/endpoint.ts'
import type { unlock } from '@zhzz/contract/unlock/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { stateOn } from '#member/heldUnlock.ts'
import { isFollowed } from '#member/teamFollowUp.ts'

export type Asked = Omit<Input<typeof unlock.list>, 'cursor' | 'limit'>

/** The unlocks of the viewer's team, narrowed by what is asked. */
export function teamUnlocks(db: Kysely<DB>, viewer: Viewer, now: Date, asked: Asked) {
  const { from, to, state, memberId, followed } = asked
  let query = db.selectFrom('unlock').where('unlock.tenantId', '=', viewer.tenantId)
  if (from) query = query.where('unlock.unlockTime', '>=', startOfDay(from))
  if (to) query = query.where('unlock.unlockTime', '<', startOfDay(dayAfter(to, 1)))
  if (memberId) query = query.where('unlock.unlockedBy', '=', memberId)
  if (state) query = query.where(stateOn(now), '=', state)
  if (followed) query = query.where(isFollowed(viewer, sql`unlock.company_id`), '=', followed === 'yes')
  return query
}
