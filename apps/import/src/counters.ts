import type { ClientBase } from 'pg'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { retellAll } from '#topic/retell.ts'

/** Of companies given by id ($1), or of all. */
const isAsked = (column: string) => `($1::uuid[] is null or ${column} = any ($1))`

/** Lists of cancelled editions and withdrawn entries do not count; those of coming editions do. */
export const companyCounts = `
  with exhibited as (
    select x.company_id as id, count(distinct x.edition_id)::integer as count, max(e.start_date) as latest
    from exhibitor x join exhibition_edition e on e.id = x.edition_id
    where x.company_id is not null and x.withdrawn_at is null and e.set_status is distinct from 'cancelled'
      and ${isAsked('x.company_id')}
    group by x.company_id
  ), reachable as (
    select company_id as id, count(*)::integer as count from contact
    where tenant_id is null and ${isAsked('company_id')} group by company_id
  )
  update company c set exhibition_count = n.exhibitions, latest_exhibition_date = n.latest, contact_count = n.contacts,
    updated_at = now()
  from (
    select c.id, coalesce(x.count, 0) as exhibitions, x.latest, coalesce(r.count, 0) as contacts
    from company c left join exhibited x on x.id = c.id left join reachable r on r.id = c.id
    where ${isAsked('c.id')} and (c.exhibition_count, c.latest_exhibition_date, c.contact_count)
      is distinct from (coalesce(x.count, 0), x.latest, coalesce(r.count, 0))
  ) n
  where c.id = n.id`

const listCounts = `
  update exhibition_edition e set listed_exhibitor_count = n.count, updated_at = now()
  from (
    select e.id, count(x.id)::integer as count
    from exhibition_edition e left join exhibitor x on x.edition_id = e.id and x.withdrawn_at is null
    group by e.id
  ) n
  where n.id = e.id and e.listed_exhibitor_count <> n.count`

/**
 * First time and editions running, per series: only editions with a list count, and of the first list nothing can
 * be said. A gap in the lists we hold is no gap in the series.
 */
export const loyalty = `
  with listed as (
    select id, series_id, dense_rank() over (partition by series_id order by start_date, id) as place
    from exhibition_edition e where listed_exhibitor_count > 0 and set_status is distinct from 'cancelled'
  ), entry as (
    select distinct x.company_id, l.series_id, l.id as edition_id, l.place
    from exhibitor x join listed l on l.id = x.edition_id where x.company_id is not null and x.withdrawn_at is null and ${isAsked('x.company_id')}
  ), run as (
    select *, place - row_number() over (partition by company_id, series_id order by place) as island,
      row_number() over (partition by company_id, series_id order by place) as times
    from entry
  ), loyal as (
    select company_id, edition_id, case when place > 1 then times = 1 end as is_first,
      row_number() over (partition by company_id, series_id, island order by place)::integer as consecutive
    from run
  )
  update exhibitor x set is_first_time = l.is_first, consecutive_editions = l.consecutive, updated_at = now()
  from loyal l
  where l.company_id = x.company_id and l.edition_id = x.edition_id
    and (x.is_first_time, x.consecutive_editions) is distinct from (l.is_first, l.consecutive)`

/** Editions of a series that an organisation visited, by its company, else by its name; cancelled ones had no visitors. */
export const visits = `
  with visited as (
    select coalesce(v.company_id::text, v.name_key) as who, e.series_id, count(distinct e.id)::integer as count
    from visitor_organization v join exhibition_edition e on e.id = v.edition_id
    where e.set_status is distinct from 'cancelled' and ${isAsked('v.company_id')} group by 1, 2
  )
  update visitor_organization v set edition_count = n.count
  from visited n, exhibition_edition e
  where e.id = v.edition_id and n.series_id = e.series_id and n.who = coalesce(v.company_id::text, v.name_key)
    and ${isAsked('v.company_id')} and v.edition_count <> n.count`

/** Search rows that are missing, tell other counts than the company, or are from before introductions were searched. */
const staleSearchRows = `
  select c.id from company c left join company_search s on s.company_id = c.id
  where c.merged_into_id is null and (s.company_id is null or (s.texts is null and c.introduction is not null)
    or (s.exhibition_count, s.latest_exhibition_date, s.contact_count)
      is distinct from (c.exhibition_count, c.latest_exhibition_date, c.contact_count))`

/**
 * Brings every counter to what the rows say, and the search rows to the counters. Reads all, writes only what
 * differs, each step in a transaction of its own: after a kill the next run ends in the same state.
 */
export async function refreshCounters(client: ClientBase): Promise<void> {
  // Made from what is kept of the run: to be made again, not taken back.
  await client.query("select set_config('zhzz.import_run', '', false)")
  await retellAll(client)
  await client.query(listCounts)
  await client.query(loyalty, [null])
  await client.query(companyCounts, [null])
  await client.query(visits, [null])
  await client.query('select refresh_exhibitor_topics()')
  const bounds = await tierBounds(client)
  const { rows } = await client.query<{ id: string }>(staleSearchRows)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += 5_000) {
    await client.query('begin')
    await rewriteSearchRows(client, ids.slice(from, from + 5_000), bounds)
    await client.query('commit')
  }
}
