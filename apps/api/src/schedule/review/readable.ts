import { answeredResults, callResults } from '@zhzz/contract/call/choices.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'

const answered: readonly string[] = answeredResults
const unanswered = callResults.filter((result) => !answered.includes(result))

/** Whoever may read the records of the team reviews what the team did; everybody else what they did themselves. */
export function isOfTeamReview(viewer: Viewer): boolean {
  return isPermitted(viewer, 'zky:followUp:viewTeam')
}

/** Of a person in a query: what they did is in the review. As with records, who keeps them from the team is not (隐私设置). */
export function isReviewed(viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!isOfTeamReview(viewer)) return sql<boolean>`${person} = ${viewer.subAccountId}`
  return sql<boolean>`${person} in (select id from sub_account colleague
    where colleague.tenant_id = ${viewer.tenantId} and (id = ${viewer.subAccountId} or not exists (
      select from personal_setting setting where setting.sub_account_id = colleague.id and not setting.share_follow_to_team)))`
}

/** Records about a company or an entry of a list, by `lead`: who it is, known or not. */
export function leadRecords(db: Kysely<DB>, viewer: Viewer) {
  return readableFollowUps(db, viewer)
    .leftJoin('exhibitor', (join) =>
      join
        .onRef('exhibitor.id', '=', 'followUp.targetId')
        .on('followUp.targetType', '=', 'exhibitor')
        .on('followUp.companyId', 'is', null),
    )
    .where('followUp.targetType', 'in', ['company', 'exhibitor'])
    .select(sql<string>`coalesce(follow_up.company_id, exhibitor.company_id, follow_up.target_id)`.as('lead'))
}

/** Contacts for an exhibition: a record, an answered call, a target that was visited. */
export function touches(db: Kysely<DB>, viewer: Viewer) {
  const records = leadRecords(db, viewer)
    .where('followUp.editionId', 'is not', null)
    .where((on) => on.or([on('followUp.result', 'is', null), on('followUp.result', 'not in', unanswered)]))
    .select(['followUp.editionId', 'followUp.followTime as at', 'followUp.subAccountId as personId'])
    .select(sql<boolean>`follow_up.follow_type in ('visit', 'onsite')`.as('isMeeting'))
  const calls = db
    .selectFrom('callRecord')
    .where('callRecord.tenantId', '=', viewer.tenantId)
    .where('callRecord.editionId', 'is not', null)
    .where('callRecord.result', 'in', answeredResults)
    .where(isReviewed(viewer, sql`call_record.sub_account_id`))
    .select(['callRecord.companyId as lead', 'callRecord.editionId', 'callRecord.startedAt as at'])
    .select('callRecord.subAccountId as personId')
    .select(sql<boolean>`false`.as('isMeeting'))
  const visits = db
    .selectFrom('targetItem as target')
    .innerJoin('exhibitor', 'exhibitor.id', 'target.exhibitorId')
    .where('target.state', '=', 'visited')
    .where(isReviewed(viewer, sql`target.sub_account_id`))
    .select(sql<string>`coalesce(exhibitor.company_id, exhibitor.id)`.as('lead'))
    .select(['target.editionId', 'target.markedAt as at', 'target.subAccountId as personId'])
    .select(sql<boolean>`true`.as('isMeeting'))
  return sql`(${records} union all ${calls} union all ${visits})`
}
