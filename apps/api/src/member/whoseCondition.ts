import type { myStates } from '@zhzz/contract/company/calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

type MyState = (typeof myStates)[number]

/** 我的状态 as a condition on `company_search s`: what the viewer's tenant did, as the chips of a row tell it. */
export function whoseCondition(
  viewer: Viewer | null,
  states: readonly MyState[] = [],
  now: Date,
): RawBuilder<boolean> | undefined | 'signedOut' {
  if (states.length === 0) return undefined
  if (viewer === null) return 'signedOut'
  const followed = sql`exists (select from follow_up record where record.tenant_id = ${viewer.tenantId}
    and record.company_id = s.company_id and record.deleted_at is null)`
  const conditions = {
    notUnlocked: sql`not exists (select from unlock where unlock.tenant_id = ${viewer.tenantId}
      and unlock.company_id = s.company_id and unlock.status = 'valid' and unlock.expire_time > ${now})`,
    notFollowed: sql`not ${followed}`,
    teamFollowed: followed,
  }
  return sql<boolean>`(${sql.join(
    states.map((state) => conditions[state]),
    sql` and `,
  )})`
}
