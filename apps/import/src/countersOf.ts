import type { Queries } from '@zhzz/db/queries.ts'
import { rewriteFewSearchRows } from '#company/searchRows.ts'
import { companyCounts, loyalty, visits } from '#counters.ts'

/** Topics that entries have beside their own, those of their companies; returns the lists that are about others now. */
const entryTopics = `
  with own as (
    select x.id, x.company_id, told.code from exhibitor x cross join lateral jsonb_object_keys(x.topics) as told (code)
    where x.company_id = any ($1) and x.withdrawn_at is null
  ), of_company as (
    select company_id, code from own
    union
    select c.id, told.code from company c cross join lateral jsonb_object_keys(c.topics) as told (code) where c.id = any ($1)
  ), told as (
    select e.id, array(
      select code from own where own.id = e.id union select code from of_company o where o.company_id = e.company_id
      order by 1) as codes
    from exhibitor e where e.company_id = any ($1)
  )
  update exhibitor x set topic_codes = told.codes from told where told.id = x.id and x.topic_codes <> told.codes
  returning x.edition_id as id`

/** How many entries of these lists are about each topic, or group of topics. */
const editionTopics = `
  with named as (
    select distinct x.edition_id, x.id, level.topic
    from exhibitor x cross join lateral unnest(x.topic_codes) as told (code)
    left join dictionary_item item on item.type = 'exhibition_industry' and item.code = told.code
    cross join lateral (values (told.code), (item.parent_code)) as level (topic)
    where x.edition_id = any ($1) and x.withdrawn_at is null and level.topic is not null
  ), counted as (
    select edition_id, topic, count(*)::integer as entries from named group by edition_id, topic
  ), gone as (
    delete from edition_topic e where e.edition_id = any ($1)
      and not exists (select from counted c where c.edition_id = e.edition_id and c.topic = e.topic)
  )
  insert into edition_topic as e (edition_id, topic, exhibitor_count) select edition_id, topic, entries from counted
  on conflict (edition_id, topic) do update set exhibitor_count = excluded.exhibitor_count
  where e.exhibitor_count <> excluded.exhibitor_count`

/**
 * Brings the counters of a handful of companies, and of the lists that name them, to what the rows say, in the
 * transaction it is called in; search rows with them.
 */
export async function refreshCountersOf(client: Queries, companyIds: readonly string[]): Promise<void> {
  for (const statement of [loyalty, companyCounts, visits]) await client.query(statement, [companyIds])
  const { rows } = await client.query<{ id: string }>(entryTopics, [companyIds])
  if (rows.length > 0) await client.query(editionTopics, [[...new Set(rows.map(({ id }) => id))]])
  await rewriteFewSearchRows(client, companyIds)
}
