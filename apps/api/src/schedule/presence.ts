import type { CustomerGroup } from '@zhzz/contract/schedule/customerEditions.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { heldUnlocks } from '#member/heldUnlock.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'

/** Companies of one's own that are looked for at once. */
const mostCustomers = 5_000

/** The companies of a group: 已解锁, 跟进过 without what was lost, 关注, on one's 外呼名单, or all of these. */
export function customersOf(
  db: Kysely<DB>,
  viewer: Viewer,
  group: CustomerGroup,
  now: Date,
): RawBuilder<unknown> {
  const parts = {
    unlocked: sql`${heldUnlocks(db, viewer, now).select('unlock.companyId')}`,
    followed: sql`${readableFollowUps(db, viewer)
      .innerJoin('customer', (join) =>
        join
          .onRef('customer.companyId', '=', 'followUp.companyId')
          .onRef('customer.tenantId', '=', 'followUp.tenantId'),
      )
      .where('customer.stage', 'not in', ['lost', 'invalid'])
      .select('customer.companyId')}`,
    favorited: sql`select object_id from favorite
      where sub_account_id = ${viewer.subAccountId} and object_type = 'company'`,
    listed: sql`select item.company_id from call_list_item item join call_list list on list.id = item.list_id
      where list.sub_account_id = ${viewer.subAccountId}`,
  }
  const asked = group === 'all' ? Object.values(parts) : [parts[group]]
  return sql`(select distinct company_id from (${sql.join(
    asked.map((part) => sql`(${part})`),
    sql` union `,
  )}) own (company_id) order by company_id limit ${mostCustomers})`
}

export type Presence = {
  editionId: string
  companyId: string
  /** 0–1; 1: listed */
  probability: number
  isListed: boolean
  boothNo: string | null
}

/**
 * Who of `customers` is listed for editions to come, or expected there by the current forecast; whoever does not stand on
 * a list that is whole is not expected, nor is who the viewer said will not come. `edition`: which editions.
 */
export function presenceOf(
  viewer: Viewer,
  customers: RawBuilder<unknown>,
  edition: RawBuilder<boolean>,
): RawBuilder<Presence> {
  return sql<Presence>`(
    with customer as materialized ${customers},
    coming as materialized (select id, exhibitor_list_status from exhibition_edition edition where ${edition}),
    said as (
      select coming.id as edition_id, exhibitor.company_id, 1::real as probability, true as is_listed, exhibitor.booth_no
      from coming join exhibitor on exhibitor.edition_id = coming.id join customer using (company_id)
      where exhibitor.withdrawn_at is null
      union all
      select coming.id, prediction.company_id, prediction.probability, false, null
      from coming join prediction_edition head on head.edition_id = coming.id
      join prediction on prediction.edition_id = head.edition_id and prediction.run_id = head.run_id
      join customer on customer.company_id = prediction.company_id
      where head.lack_code is null and coming.exhibitor_list_status <> 'published'
        and not exists (select from prediction_feedback known
          where known.edition_id = prediction.edition_id and known.company_id = prediction.company_id
            and known.sub_account_id = ${viewer.subAccountId} and known.verdict = 'no'))
    select said.edition_id, said.company_id, max(said.probability)::float8 as probability,
      bool_or(said.is_listed) as is_listed, min(said.booth_no) as booth_no
    from said
    group by said.edition_id, said.company_id)`
}

/** Of `exhibition_edition edition`: it is to come, its days are known, and nobody has called it off. */
export function isComing(today: string, to: string): RawBuilder<boolean> {
  return sql<boolean>`(edition.start_date > ${today}::date and edition.start_date <= ${to}::date
    and (edition.set_status is null or (edition.set_status = 'postponed' and edition.original_start_date is not null)))`
}
