import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { followersOf, isFollowed } from '#message/followers.ts'
import { isKnownTo } from '#message/knownCompany.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** A forecast is settled 30 days after the last day at the latest. */
const daysBehind = 60

/**
 * Tells who follows an edition that its list of exhibitors is published, which companies they know have come onto it, and
 * how well the forecast of it was. What is the case when an edition is followed first is no news.
 */
export async function tellNews(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`with seen as (
      select edition.id, edition.name, edition.listed_exhibitor_count as count, card.precision_at20 as hits,
        edition.exhibitor_list_status = 'published' as is_listed, card.edition_id is not null as is_settled
      from exhibition_edition edition
      left join prediction_scorecard card on card.edition_id = edition.id and card.kind = 'settled'
      where edition.end_date > ${shanghaiDay(now)}::date - ${daysBehind}::int and ${isFollowed(sql`edition.id`)}),
    kept as (
      insert into followed_edition as known (edition_id, is_listed, is_settled, listed_count, counted_at)
      select id, is_listed, is_settled, count, ${now}::timestamptz from seen order by id
      on conflict (edition_id) do update set is_listed = excluded.is_listed, is_settled = excluded.is_settled,
        listed_count = excluded.listed_count, counted_at = case
          when known.listed_count is distinct from excluded.listed_count then excluded.counted_at
          else known.counted_at end
      where (known.is_listed, known.is_settled, known.listed_count)
        is distinct from (excluded.is_listed, excluded.is_settled, excluded.listed_count)),
    -- The table as it was before this statement.
    news as (
      select seen.*, known.is_listed as was_listed, known.is_settled as was_settled,
        case when seen.count > known.listed_count then known.counted_at end as counted_at
      from seen join followed_edition known on known.edition_id = seen.id
      where (seen.is_listed and not known.is_listed) or (seen.is_settled and not known.is_settled)
        or seen.count > known.listed_count)
    ${writeMessages(told, now)}`.execute(db)
}

const told = sql`
  select follower.sub_account_id, possible.kind, news.id as object_id,
    possible.facts || jsonb_build_object('name', news.name) as facts, concat('edition ', news.id, ' ', possible.kind) as source
  from news cross join lateral (values
    ('listPublished', news.is_listed and not news.was_listed, jsonb_build_object('count', news.count)),
    ('forecastSettled', news.is_settled and not news.was_settled, jsonb_build_object('percent', round(news.hits * 100)::int))
  ) as possible (kind, happened, facts)
  cross join lateral ${followersOf(sql`news.id`)} follower
  where possible.happened
  union all
  select follower.sub_account_id, 'knownListed', news.id, jsonb_build_object('name', news.name, 'count', entry.count),
    concat('edition ', news.id, ' known ', news.count)
  from news cross join lateral ${followersOf(sql`news.id`)} follower
  join sub_account person on person.id = follower.sub_account_id
  cross join lateral (
    select count(distinct entry.company_id) from exhibitor entry
    where entry.edition_id = news.id and entry.created_at > news.counted_at and entry.withdrawn_at is null
      and ${isKnownTo(sql`person`, sql`entry.company_id`)}) entry
  where entry.count > 0`
