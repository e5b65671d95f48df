import { connect } from '@zhzz/db/pool.ts'
import type { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { featureNames } from '#features/featureTable.ts'
import { fewestEarlier, foretell } from '#learn/foretell.ts'
import { usualOptions } from '#learn/usualOptions.ts'
import { type HeldOut, heldOutOf, metricsOf, testedOn } from '#run/heldOut.ts'
import type { Lack } from '#run/lack.ts'
import { questionsOn } from '#run/questionsOn.ts'
import { type Head, switchTo } from '#run/switchTo.ts'
import { writeEdition } from '#run/writeEdition.ts'
import { dayOf } from '#world/days.ts'
import { loadWorld } from '#world/loadWorld.ts'

export type RunOptions = {
  /** Cut-off, 'YYYY-MM-DD' in Shanghai: nothing known later is looked at. */
  today: string
  /**
   * Makes a run to look back on, from this day: of the editions that were to come it asks those that have begun since or
   * whose list is out, and leaves what is said of all others, and how good the model is, as the newest run has it.
   */
  seenFrom?: string | undefined
  /** Threads to train on besides this one; 0: none. */
  threads?: number
  /** What the data were; kept with the run. */
  dataMark?: string | null
}

export type RunSummary = {
  runId: string
  editions: number
  predictions: number
  reasons: number
  droppedReasons: number
  /** Editions the model learnt from; 0: too few, nothing is said. */
  taught: number
}

const modelVersion = 'exhibitors-3'

/** One for the whole database, whichever node asks. */
const lockKey = 7_420_030

/**
 * Scores all coming editions and shows the new run at once and whole. 'busy': another process is at it. What a run
 * that ended early has left is removed by the next one.
 */
export async function runPrediction(url: string, options: RunOptions): Promise<RunSummary | 'busy'> {
  const client = await connect(url, { statementTimeout: 0, applicationName: 'zhzz predict' })
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      lockKey,
    ])
    if (rows[0]?.free !== true) return 'busy'
    return await run(client, options)
  } finally {
    await client.end()
  }
}

async function run(client: Client, options: RunOptions): Promise<RunSummary> {
  const { today, seenFrom, threads = 2, dataMark = null } = options
  await sweep(client)
  const runId = uuid()
  await client.query(
    `insert into prediction_run (id, model_version, cut_off, is_retrospective, features, data_mark)
     values ($1, $2, $3, $4, $5, $6)`,
    [runId, modelVersion, today, seenFrom !== undefined, JSON.stringify(featureNames), dataMark],
  )
  try {
    return await score(client, { runId, today, seenFrom, threads })
  } catch (error) {
    await client
      .query("update prediction_run set status = 'failed', finished_at = now() where id = $1", [runId])
      .catch(() => {})
    throw error
  }
}

type Work = {
  runId: string
  today: string
  seenFrom: string | undefined
  threads: number
}

async function score(client: Client, work: Work): Promise<RunSummary> {
  const { runId, today, seenFrom, threads } = work
  const day = dayOf(today)
  await client.query('begin isolation level repeatable read read only')
  const world = await loadWorld(client)
  await client.query('commit')
  const { questions, lacks, learnOn } = questionsOn(
    world,
    day,
    seenFrom === undefined ? null : dayOf(seenFrom),
  )
  const headOf = (edition: number, lack: Lack): Head => ({
    editionId: world.editions[edition]?.id ?? '',
    lack,
    counts: null,
  })
  const heads = lacks.map(({ edition, lack }) => headOf(edition, lack))
  const heldOut: HeldOut[] = []
  const summary = { runId, editions: 0, predictions: 0, reasons: 0, droppedReasons: 0, taught: 0 }
  const options = { ...usualOptions, threads, learnOn }
  for await (const answer of foretell(world, questions, options)) {
    const { edition, knownOn } = answer.question
    if (knownOn !== null) {
      const isLesson = answer.table.scene.here.size >= fewestEarlier
      if (isLesson && answer.taught.editions > 0) heldOut.push(heldOutOf(answer, knownOn))
      continue
    }
    summary.taught = answer.taught.editions
    if (answer.taught.editions === 0) {
      heads.push(headOf(edition, { code: 'modelUntrained', have: null, need: null }))
      continue
    }
    const written = await writeEdition(client, runId, answer)
    heads.push(written.head)
    summary.editions++
    summary.predictions += written.predictions
    summary.reasons += written.reasons
    summary.droppedReasons += written.dropped
  }
  const tested = testedOn(world, heldOut)
  await switchTo(client, {
    ...summary,
    heads,
    isRetrospective: seenFrom !== undefined,
    tested,
    metrics: { ...metricsOf(tested), taught: summary.taught },
  })
  return summary
}

/** Predictions that no edition shows any more: of runs before the last one, and of runs that ended early. */
async function sweep(client: Client) {
  await client.query(`delete from prediction where not exists (select from prediction_edition head
    where head.edition_id = prediction.edition_id and head.run_id = prediction.run_id)`)
  await client.query(
    "update prediction_run set status = 'failed', finished_at = now() where status = 'running'",
  )
}
