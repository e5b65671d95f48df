import type { myStates } from '@zhzz/contract/company/calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isUnlocked } from '#member/heldUnlock.ts'
import { isFollowed } from '#member/teamFollowUp.ts'

type MyState = (typeof myStates)[number]

/** 我的状态 as a condition on `company_search s`: what the viewer's tenant did, as the chips of a row tell it. */
export function whoseCondition(
  viewer: Viewer | null,
  states: readonly MyState[] = [],
  now: Date,
): RawBuilder<boolean> | undefined | 'signedOut' {
  if (states.length === 0) return undefined
  if (viewer === null) return 'signedOut'
  const company = sql`s.company_id`
  const conditions = {
    notUnlocked: sql`not ${isUnlocked(viewer, company, now)}`,
    notFollowed: sql`not ${isFollowed(viewer, company)}`,
    teamFollowed: isFollowed(viewer, company),
  }
  return sql<boolean>`(${sql.join(
    states.map((state) => conditions[state]),
    sql` and `,
  )})`
}
