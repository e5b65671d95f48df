import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Of a query over `follow_up`: the viewer's own, and those of colleagues who let the team see them (隐私设置). */
export function isShared(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(follow_up.sub_account_id = ${viewer.subAccountId} or not exists (
    select from personal_setting setting where setting.sub_account_id = follow_up.sub_account_id
      and not setting.share_follow_to_team))`
}
