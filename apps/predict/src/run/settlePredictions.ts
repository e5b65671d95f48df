import { connect } from '@zhzz/db/pool.ts'
import type { Client } from 'pg'
import { scorecardRow } from '#run/scorecardRow.ts'
import { insertScorecards } from '#run/switchTo.ts'
import { dayOf, yearOf } from '#world/days.ts'

type Due = {
  editionId: string
  seriesId: string
  start: string
  runId: string
  cutOff: string
  isPartial: boolean
}

/**
 * Writes down who came, of the editions whose list is published, or that ended 30 days ago and have some list, and
 * how that compares with what the last run before it had said. Gives the number of editions settled.
 */
export async function settlePredictions(url: string, today: string): Promise<number> {
  const client = await connect(url, { statementTimeout: 0, applicationName: 'zhzz predict' })
  try {
    const { rows } = await client.query<Due>(dueSql, [today])
    for (const due of rows) await settleOne(client, due)
    return rows.length
  } finally {
    await client.end()
  }
}

const dueSql = `
  select edition.id as "editionId", edition.series_id as "seriesId", edition.start_date as start,
    head.run_id as "runId", run.cut_off as "cutOff", edition.exhibitor_list_status <> 'published' as "isPartial"
  from prediction_edition head join exhibition_edition edition on edition.id = head.edition_id
  join prediction_run run on run.id = head.run_id
  where head.lack_code is null and edition.set_status is distinct from 'cancelled'
    and not exists (select from prediction_scorecard card where card.edition_id = edition.id and card.kind = 'settled')
    and (edition.exhibitor_list_status = 'published' or edition.end_date + 30 <= $1::date)
    and exists (select from exhibitor where exhibitor.edition_id = edition.id and exhibitor.match_status = 'matched')
  order by edition.start_date`

async function settleOne(client: Client, { editionId, seriesId, start, runId, cutOff, isPartial }: Due) {
  const { rows: listed } = await client.query<{ company: string }>(
    `select distinct coalesce(company.merged_into_id, company.id) as company from exhibitor
     join company on company.id = exhibitor.company_id
     where exhibitor.edition_id = $1 and exhibitor.match_status = 'matched' and exhibitor.withdrawn_at is null`,
    [editionId],
  )
  const came = new Set(listed.map(({ company }) => company))
  const { rows: said } = await client.query<{ company: string; probability: number }>(
    `select company_id as company, probability from prediction where run_id = $1 and edition_id = $2 order by rank`,
    [runId, editionId],
  )
  const { rows: plain } = await client.query<{ company: string }>(baselineSql, [seriesId, start, cutOff])
  const shared = { editionId, year: yearOf(dayOf(start)), actual: came.size }
  const { rows: verdicts } = await client.query<Verdict>(verdictSql, [editionId, start])
  const model = {
    ...shared,
    hits: said.map(({ company }) => came.has(company)),
    probability: said.map(({ probability }) => probability),
  }
  const baseline = { ...shared, hits: plain.map(({ company }) => came.has(company)), probability: [] }
  await client.query('begin')
  try {
    await client.query(
      `insert into prediction_outcome (edition_id, company_id, exhibited, settled_at)
       select $1, company, exhibited, now() from unnest($2::uuid[], $3::boolean[]) as outcome (company, exhibited)
       on conflict (edition_id, company_id) do update set exhibited = excluded.exhibited, settled_at = now()`,
      [editionId, said.map(({ company }) => company), model.hits],
    )
    await client.query('delete from prediction_scorecard where edition_id = $1', [editionId])
    await client.query(insertScorecards, [
      JSON.stringify([
        {
          ...scorecardRow('settled', runId, model, baseline, isPartial),
          by_verdict: byVerdict(verdicts, new Map(said.map((one) => [one.company, one.probability])), came),
        },
      ]),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

type Verdict = { company: string; verdict: 'yes' | 'no' }

/** What was said before the first day, in Shanghai; a company that was merged counts as what it became. */
const verdictSql = `
  select coalesce(company.merged_into_id, company.id) as company, feedback.verdict from prediction_feedback feedback
  join company on company.id = feedback.company_id
  where feedback.edition_id = $1 and feedback.created_at < ($2::date::timestamp at time zone 'Asia/Shanghai')`

/** What people said beside what the model had said of the same companies. */
function byVerdict(verdicts: Verdict[], said: Map<string, number>, came: Set<string>) {
  return [...Map.groupBy(verdicts, ({ verdict }) => verdict)].map(([verdict, group]) => {
    const ranked = group.flatMap(({ company }) => said.get(company) ?? [])
    return {
      verdict,
      count: group.length,
      predicted: ranked.length === 0 ? null : ranked.reduce((sum, one) => sum + one, 0) / ranked.length,
      happened: group.filter(({ company }) => came.has(company)).length / group.length,
    }
  })
}

/** Last edition, then how often, then how often anywhere; as known on the cut-off of the run. */
const baselineSql = `
  with entry as (
    select coalesce(company.merged_into_id, company.id) as company, exhibitor.edition_id, edition.start_date
    from exhibition_edition edition join exhibitor on exhibitor.edition_id = edition.id
    join company on company.id = exhibitor.company_id
    where edition.series_id = $1 and edition.start_date < $2::date and exhibitor.match_status = 'matched'
      and exhibitor.withdrawn_at is null and edition.set_status is distinct from 'cancelled'
      and coalesce(exhibitor.listed_at, least(edition.start_date + 1, exhibitor.created_at::date)) <= $3::date),
  last as (select max(start_date) as day from entry)
  select entry.company from entry cross join last join company on company.id = entry.company
  group by entry.company, company.exhibition_count
  order by bool_or(entry.start_date = last.day) desc, count(distinct entry.edition_id) desc,
    company.exhibition_count desc, entry.company limit 200`
