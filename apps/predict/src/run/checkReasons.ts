import { connect } from '@zhzz/db/pool.ts'

export type Fault = { code: string; count: number }

/**
 * Holds every reason and fact of a run against the records, apart from the program that wrote them: each record exists,
 * is of that company and of the edition's series where the sentence speaks of it, is older than the cut-off, and
 * the numbers of the sentence are those of the records. Gives what does not hold.
 */
export async function checkReasons(url: string, runId: string): Promise<Fault[]> {
  const client = await connect(url, { statementTimeout: 0, applicationName: 'zhzz predict' })
  try {
    const { rows } = await client.query<Fault>(faultsSql, [runId])
    return rows
  } finally {
    await client.end()
  }
}

const faultsSql = `
  with sentence as (
    select prediction.company_id, prediction.edition_id, edition.series_id, edition.start_date, run.cut_off,
      item ->> 'code' as code, item -> 'value' as value, item -> 'evidence' as evidence
    from prediction join prediction_run run on run.id = prediction.run_id
    join exhibition_edition edition on edition.id = prediction.edition_id
    cross join lateral jsonb_array_elements(prediction.reasons || prediction.facts) item
    where prediction.run_id = $1),
  record as (
    select sentence.*, proof.type, proof.id,
      entry.company_id as of_company, shown.id as of_edition, shown.series_id as of_series, shown.start_date as day,
      entry.booth_area
    from sentence
    cross join lateral jsonb_to_recordset(sentence.evidence) as proof (type text, id uuid)
    left join exhibitor entry on proof.type = 'participation' and entry.id = proof.id
      and entry.match_status = 'matched' and entry.withdrawn_at is null
    left join exhibition_edition shown on shown.id = coalesce(entry.edition_id,
      case when proof.type = 'edition' then proof.id end)),
  -- The lists that a sentence counts: of five companies or more, known on the cut-off, the latest first.
  known_entry as (
    select entry.edition_id, entry.company_id, past.series_id, past.start_date
    from prediction_run run join exhibition_edition past on past.start_date <= run.cut_off
    join exhibitor entry on entry.edition_id = past.id
    where run.id = $1 and past.set_status is distinct from 'cancelled'
      and past.series_id in (select series_id from sentence)
      and entry.match_status = 'matched' and entry.withdrawn_at is null
      and coalesce(entry.listed_at, least(past.start_date + 1, entry.created_at::date)) <= run.cut_off),
  held as (
    select edition_id, series_id,
      row_number() over (partition by series_id order by start_date desc, edition_id desc) as place
    from known_entry group by edition_id, series_id, start_date having count(distinct company_id) >= 5),
  spoken as (
    select row_number() over () as number, code, company_id, series_id, (value ->> 'count')::integer as said,
      coalesce((value ->> 'of')::integer, (value ->> 'count')::integer) as of_last
    from sentence where code in ('streakHere', 'timesHere')),
  found as (
    select spoken.number, count(distinct entry.edition_id) as lists
    from spoken join known_entry entry on entry.series_id = spoken.series_id and entry.company_id = spoken.company_id
    join held on held.edition_id = entry.edition_id and held.place <= spoken.of_last
    group by spoken.number),
  wrong_count as (
    select code from spoken left join found using (number)
    left join (select series_id, count(*) as lists from held group by series_id) series using (series_id)
    where coalesce(found.lists, 0) <> said or coalesce(series.lists, 0) < of_last),
  wrong_record as (
    select code from record
    where (type = 'participation' and of_company is distinct from company_id)
      or (type = 'edition' and of_edition is null)
      or (type = 'company' and id is distinct from company_id)
      or (type = 'participation' and code in ('streakHere', 'timesHere', 'boothGrowth')
        and (of_series is distinct from series_id or day >= start_date))
      or (type = 'participation' and code in ('similarSeries', 'sameOrganizer', 'upcomingElsewhere')
        and of_series is not distinct from series_id)
      or (code = 'upcomingElsewhere' and day <= cut_off)
      or (code in ('similarSeries', 'sameOrganizer', 'activeLately') and day > cut_off)),
  wrong_sentence as (
    select code from sentence
    where jsonb_array_length(evidence) = 0
      or (code in ('streakHere', 'timesHere', 'sameOrganizer', 'upcomingElsewhere', 'activeLately')
        and jsonb_array_length(evidence) <> least(4, (value ->> 'count')::integer))
      or (code = 'homeProvince' and not exists (
        select from company join exhibition_edition edition on edition.id = sentence.edition_id
        left join hall on hall.id = edition.hall_id
        where company.id = sentence.company_id
          and left(company.region_code, 2) = left(coalesce(edition.region_code, hall.region_code), 2)))
      or (code = 'boothGrowth' and (value ->> 'to')::numeric <= (value ->> 'from')::numeric))
  select code, count(*)::integer as count from (
    select code from wrong_record union all select code from wrong_sentence union all select code from wrong_count) fault group by code order by code`
