import { connect } from '@zhzz/db/pool.ts'
import type { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { metricsOf, testedOn } from '#run/heldOut.ts'
import { learn, modelVersion } from '#run/learn.ts'
import { lackOf, scoreEdition } from '#run/scoreEdition.ts'
import { type Head, switchTo } from '#run/switchTo.ts'
import { writeEdition } from '#run/writeEdition.ts'
import { featureNames } from '#scene/features.ts'
import { dayOf } from '#world/days.ts'
import { loadWorld } from '#world/loadWorld.ts'
import type { World } from '#world/world.ts'

export type RunOptions = {
  /** Cut-off, 'YYYY-MM-DD' in Shanghai: nothing known later is looked at. A day that is over makes a run to look back on. */
  today: string
  isRetrospective?: boolean
  /** Threads to train on besides this one; 0: none. */
  threads?: number
  /** What the data were; kept with the run. */
  dataMark?: string | null
  onProgress?: (step: 'learn' | 'score', share: number) => void
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
  const { today, isRetrospective = false, threads = 2, dataMark = null, onProgress = () => {} } = options
  await sweep(client)
  const runId = uuid()
  await client.query(
    `insert into prediction_run (id, model_version, cut_off, is_retrospective, features, data_mark)
     values ($1, $2, $3, $4, $5, $6)`,
    [runId, modelVersion, today, isRetrospective, JSON.stringify(featureNames), dataMark],
  )
  try {
    return await score(client, { runId, today, threads, onProgress })
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
  threads: number
  onProgress: (step: 'learn' | 'score', share: number) => void
}

async function score(client: Client, { runId, today, threads, onProgress }: Work): Promise<RunSummary> {
  const day = dayOf(today)
  onProgress('learn', 0)
  await client.query('begin isolation level repeatable read read only')
  const world = await loadWorld(client)
  await client.query('commit')
  const { model, heldOut, taught } = await learn(world, day, threads)
  const tested = testedOn(world, heldOut)
  onProgress('learn', 1)
  const heads: Head[] = []
  const coming = world.editions.flatMap(({ start }, edition) => (start > day ? edition : []))
  const summary = {
    runId,
    editions: 0,
    predictions: 0,
    reasons: 0,
    droppedReasons: 0,
    taught: model ? taught : 0,
  }
  for (const [at, edition] of coming.entries()) {
    onProgress('score', at / coming.length)
    const lack = lackOf(world, edition, day, model)
    if (lack !== null || model === undefined) {
      heads.push({ editionId: world.editions[edition]?.id ?? '', lack, counts: null })
      continue
    }
    if (listIsKnown(world, edition, day)) {
      const code = { code: 'listPublished', have: null, need: null }
      heads.push({ editionId: world.editions[edition]?.id ?? '', lack: code, counts: null })
      continue
    }
    const written = await writeEdition(client, runId, scoreEdition(world, edition, day, model), model)
    heads.push(written.head)
    summary.editions++
    summary.predictions += written.predictions
    summary.reasons += written.reasons
    summary.droppedReasons += written.dropped
  }
  await switchTo(client, { ...summary, heads, tested, metrics: { ...metricsOf(tested), taught } })
  onProgress('score', 1)
  return summary
}

/** The list was out on the cut-off, so that there was nothing left to foretell. */
function listIsKnown(world: World, edition: number, day: number): boolean {
  if (world.editions[edition]?.listStatus !== 'published') return false
  const [from, to] = [world.listFirst[edition] ?? 0, world.listFirst[edition + 1] ?? 0]
  for (let at = from; at < to; at++) if ((world.listKnown[at] ?? 0) > day) return false
  return to > from
}

/** Predictions that no edition shows any more: of runs before the last one, and of runs that ended early. */
async function sweep(client: Client) {
  await client.query(`delete from prediction where not exists (select from prediction_edition head
    where head.edition_id = prediction.edition_id and head.run_id = prediction.run_id)`)
  await client.query(
    "update prediction_run set status = 'failed', finished_at = now() where status = 'running'",
  )
}
