import { isPermitted } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Of a row of `follow_up`: nobody has removed it. */
export const isKept = sql<boolean>`follow_up.deleted_at is null`

/** The records that the viewer's team has written and nobody has removed. */
export function teamFollowUps(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('followUp')
    .where('followUp.tenantId', '=', viewer.tenantId)
    .where('followUp.deletedAt', 'is', null)
}

/** Of a row of `follow_up`: the viewer wrote it, or it was handed over to the viewer. */
export function isOwnRecord(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(follow_up.sub_account_id = ${viewer.subAccountId}
    or follow_up.handed_to_id = ${viewer.subAccountId})`
}

/** Those of them that the viewer may read: own ones, and when permitted those of colleagues who let the team see them (隐私设置). */
export function readableFollowUps(db: Kysely<DB>, viewer: Viewer) {
  const isOwn = isOwnRecord(viewer)
  const isShared = sql<boolean>`not exists (select from personal_setting setting
    where setting.sub_account_id = follow_up.sub_account_id and not setting.share_follow_to_team)`
  return teamFollowUps(db, viewer).where(
    isPermitted(viewer, 'zky:followUp:viewTeam') ? sql<boolean>`(${isOwn} or ${isShared})` : isOwn,
  )
}

/** When the team followed it up last; null: never. `company`: the id of a company in a query. */
export function followedAt(viewer: Viewer, company: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql<Date | null>`(select max(follow_up.follow_time) from follow_up where ${ofCompany(viewer, company)})`
}

export function isFollowed(viewer: Viewer | null, company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from follow_up where ${ofCompany(viewer, company)})`
}

function ofCompany(viewer: Viewer | null, company: RawBuilder<unknown>) {
  return sql`follow_up.tenant_id = ${viewer?.tenantId ?? null}::uuid
    and follow_up.company_id = ${company} and ${isKept}`
}
