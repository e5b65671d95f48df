import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** The viewer has it on 我的展会. `edition`: the id of an edition in a query. */
export function isScheduled(viewer: Viewer | null, edition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from my_exhibition mine where mine.edition_id = ${edition}
    and mine.sub_account_id = ${viewer?.subAccountId ?? null}::uuid)`
}

/** A row of 我的展会 that is the viewer's, was shared with their team, or to which they are to go along. `mine`: its table in a query. */
export function isSeenByTeam(
  { subAccountId, tenantId }: Viewer,
  mine: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${mine}.sub_account_id in (select id from sub_account
    where tenant_id = ${tenantId} and (status = 'active' or id = ${subAccountId}))
    and (${mine}.sub_account_id = ${subAccountId} or ${mine}.is_shared
      or ${subAccountId}::uuid = any(${mine}.member_ids)))`
}
