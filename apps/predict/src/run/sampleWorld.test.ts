import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { fillSample } from '@zhzz/sample/fillSample.ts'
import { beforeAll, expect, test } from 'vitest'
import { featureAt, width } from '#features/featureTable.ts'
import { type Answer, fewestEarlier, foretell } from '#learn/foretell.ts'
import { usualOptions } from '#learn/usualOptions.ts'
import { ensembleLogOdds } from '#model/ensemble.ts'
import { checkReasons } from '#run/checkReasons.ts'
import { heldOutOf, metricsOf, testedOn } from '#run/heldOut.ts'
import { questionsOn } from '#run/questionsOn.ts'
import { type RunSummary, runPrediction } from '#run/runPrediction.ts'
import { settlePredictions } from '#run/settlePredictions.ts'
import { dayOf } from '#world/days.ts'
import { loadWorld } from '#world/loadWorld.ts'
import type { World } from '#world/world.ts'

/** The invented world with its planted behaviour: a run as of 60 days ago, how that turned out, and a run of today. */
const { pool, url } = await testDatabase()
const today = '2026-11-21'
const before = '2026-09-22'
const minutes = 60_000
let world: World
let answers: Answer[]
let run: RunSummary
let settled: number

async function runOn(day: string): Promise<RunSummary> {
  const summary = await runPrediction(url, {
    today: day,
    threads: 0,
    seenFrom: day < today ? today : undefined,
  })
  if (summary === 'busy') throw new Error('nobody else runs here')
  return summary
}

/** Of each edition: five who will come, three who will not, and two who are said to have stayed away once it has begun. */
async function sayWhatPeopleSay() {
  await pool.query(
    `insert into prediction_feedback (edition_id, company_id, sub_account_id, verdict, created_at)
     select edition.id, company_id, (select id from sub_account order by id limit 1),
       case when rank <= 5 then 'yes' else 'no' end, case when rank <= 8 then $1::date else edition.start_date + 1 end
     from prediction join exhibition_edition edition on edition.id = edition_id where rank <= 10`,
    [before],
  )
}

beforeAll(async () => {
  await loadReference(pool)
  // A whole world takes longer than a person waits.
  const filling = createPool(url, { max: 2, statementTimeout: 0 })
  await fillSample(filling, { sealing: sealingOf(Buffer.alloc(32, 7)), companies: 2_000, seed: 1, today })
  await filling.end()
  await runOn(before)
  await sayWhatPeopleSay()
  settled = await settlePredictions(url, today)
  run = await runOn(today)
  const client = await pool.connect()
  await client.query('begin')
  world = await loadWorld(client)
  await client.query('commit')
  client.release()
  const { questions, learnOn } = questionsOn(world, dayOf(today))
  answers = []
  for await (const one of foretell(world, questions, { ...usualOptions, threads: 0, learnOn }))
    answers.push(one)
}, 15 * minutes)

test('ranks above "last edition, then frequency, then popularity" by 0.05 in P@50, and means what it says', () => {
  const heldOut = answers.flatMap((answer) => {
    const { knownOn } = answer.question
    return knownOn === null || answer.table.scene.here.size < fewestEarlier ? [] : heldOutOf(answer, knownOn)
  })
  const { model, baseline, calibrationError, editions } = metricsOf(testedOn(world, heldOut))
  expect(editions).toBeGreaterThan(30)
  expect((model?.p50 ?? 0) - (baseline?.p50 ?? 1)).toBeGreaterThanOrEqual(0.05)
  expect(calibrationError).toBeLessThan(0.03)
})

test.each<[string, number, number]>([
  ['inLast', 0, 1],
  ['homeIsHere', 0, 1],
  ['industryShare', 0.02, 0.12],
  ['boothGrowth', 0, Math.log(1.17)],
])('recovers what was planted: more %s makes a company surer to come', (name, from, to) => {
  let [low, high, rows] = [0, 0, 0]
  const inLast = featureAt('inLast')
  for (const { question, table, taught } of answers) {
    const { values, candidates, scene } = table
    if (question.knownOn !== null || scene.earlier.length < 2) continue
    const asked = (value: number) => {
      const changed = values.slice()
      for (let row = 0; row < candidates.length; row++)
        if (values[row * width + inLast] === 1) changed[row * width + featureAt(name)] = value
      return ensembleLogOdds(taught.returning.ensemble, changed).reduce((sum, one) => sum + one, 0)
    }
    low += asked(from)
    high += asked(to)
    rows += candidates.length
    if (rows > 10_000) break
  }
  expect(high).toBeGreaterThan(low)
})

test('every reason is borne out by records; one whose record is gone is found', async () => {
  expect(run.reasons).toBeGreaterThan(1_000)
  expect(await checkReasons(url, run.runId)).toEqual([])
  await pool.query(`delete from exhibitor where id in (
    select (item -> 'evidence' -> 0 ->> 'id')::uuid from prediction cross join jsonb_array_elements(reasons) item
    where run_id = '${run.runId}' and item ->> 'code' = 'streakHere' order by 1 limit 1)`)
  expect(await checkReasons(url, run.runId)).not.toEqual([])
})

test('newcomers are ranked, behind one another by their chance, and none of them was ever here', async () => {
  const { rows } = await pool.query<{ editions: number; newcomers: number; known: number; unsorted: number }>(
    `select count(distinct edition_id)::integer as editions, count(*)::integer as newcomers,
      count(*) filter (where exists (select from exhibitor entry
        join exhibition_edition past on past.id = entry.edition_id
        where entry.company_id = said.company_id and past.series_id = said.series_id
          and past.start_date <= $2 and past.set_status is distinct from 'cancelled'
          and entry.match_status = 'matched' and entry.withdrawn_at is null
          and coalesce(entry.listed_at, least(past.start_date + 1, entry.created_at::date)) <= $2))::integer as known,
      count(*) filter (where probability < below)::integer as unsorted
    from (select prediction.*, edition.series_id,
        lead(probability) over (partition by edition_id order by rank) as below
      from prediction join exhibition_edition edition on edition.id = edition_id
      where run_id = $1 and times_here = 0) said`,
    [run.runId, today],
  )
  expect(rows[0]?.editions).toBeGreaterThan(10)
  expect(rows[0]?.newcomers).toBeGreaterThan(200)
  expect(rows[0]).toMatchObject({ known: 0, unsorted: 0 })
})

test('at most three reasons, each speaking for the company, strongest first', async () => {
  const { rows } = await pool.query<{ most: number; least: number; unsorted: number }>(
    `select max(jsonb_array_length(reasons))::integer as most,
      min((select min((item ->> 'contribution')::float) from jsonb_array_elements(reasons) item)) as least,
      count(*) filter (where (reasons -> 0 ->> 'contribution')::float < (reasons -> 1 ->> 'contribution')::float)::integer
        as unsorted
    from prediction where run_id = $1`,
    [run.runId],
  )
  expect(rows[0]).toMatchObject({ most: 3, unsorted: 0 })
  expect(rows[0]?.least).toBeGreaterThan(0)
})

test('what was said before a list came out is settled against it, and stays as it was said', async () => {
  expect(settled).toBeGreaterThan(5)
  const wrong = await pool.query(
    `select from prediction_outcome outcome where exhibited <> exists (
      select from exhibitor where exhibitor.edition_id = outcome.edition_id
        and exhibitor.company_id = outcome.company_id and match_status = 'matched')
      and edition_id in (select edition_id from prediction_outcome group by 1 limit 3)`,
  )
  expect(wrong.rowCount).toBeLessThanOrEqual(1)
  const { rows } = await pool.query<{ editions: number; said: number; p50: number; hits: number }>(
    `select count(*)::integer as editions, count(*) filter (where run.cut_off = $1)::integer as said,
      avg(card.precision_at50)::float as p50,
      avg((select count(*) from prediction join prediction_outcome outcome using (edition_id, company_id)
        where prediction.run_id = card.run_id and prediction.edition_id = card.edition_id and rank <= 50
          and outcome.exhibited) / 50.0)::float as hits
    from prediction_scorecard card join prediction_run run on run.id = card.run_id where card.kind = 'settled'`,
    [before],
  )
  expect(rows[0]).toMatchObject({ editions: settled, said: settled })
  expect(rows[0]?.p50).toBeCloseTo(rows[0]?.hits ?? 0, 4)
})

type Verdicts = { verdict: string; count: number; predicted: number; happened: number }[]

test('what people had said before the first day stands beside what the model had said of the same companies', async () => {
  const { rows } = await pool.query<{ said: Verdicts; told: Verdicts }>(
    `select card.by_verdict as said, (select jsonb_agg(jsonb_build_object('verdict', verdict, 'count', count,
          'predicted', round(predicted::numeric, 4), 'happened', round(happened::numeric, 4)) order by verdict) from (
        select case when rank <= 5 then 'yes' else 'no' end as verdict, count(*), avg(probability) as predicted,
          avg(exhibited::integer) as happened
        from prediction join prediction_outcome outcome using (edition_id, company_id)
        where prediction.run_id = card.run_id and prediction.edition_id = card.edition_id and rank <= 8
        group by 1) verdicts) as told
    from prediction_scorecard card where kind = 'settled'`,
  )
  expect(rows).toHaveLength(settled)
  for (const { said, told } of rows) {
    const sorted = said.toSorted((a, b) => (a.verdict < b.verdict ? -1 : 1))
    expect(sorted).toEqual(
      told.map((one) => ({
        ...one,
        predicted: expect.closeTo(one.predicted, 3),
        happened: expect.closeTo(one.happened, 3),
      })),
    )
  }
})

test('a cancelled edition and one whose exhibitors are known get no prediction but the reason why', async () => {
  const { rows } = await pool.query<{ code: string }>(
    'select distinct lack_code as code from prediction_edition where lack_code is not null order by 1',
  )
  expect(rows.map(({ code }) => code)).toContain('cancelled')
  const scored =
    await pool.query(`select from prediction join exhibition_edition edition on edition.id = edition_id
    where run_id = '${run.runId}' and (set_status = 'cancelled' or start_date <= '${today}')`)
  expect(scored.rowCount).toBe(0)
})

test('a run that changes nothing shows the same editions from one run to the next, whole', async () => {
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::integer as wrong from prediction_edition head where lack_code is null
      and predicted_count <> (select count(*) from prediction
        where prediction.run_id = head.run_id and prediction.edition_id = head.edition_id)`,
  )
  expect(rows[0]?.wrong).toBe(0)
})
