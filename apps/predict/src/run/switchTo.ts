import type { Client } from 'pg'
import type { RunMetrics, Tested } from '#run/heldOut.ts'
import type { Lack } from '#run/lack.ts'
import { scorecardRow } from '#run/scorecardRow.ts'

/** What a run says of an edition as a whole. */
export type Head = {
  editionId: string
  lack: Lack | null
  counts: {
    predicted: number
    high: number
    mid: number
    newcomer: number
    expected: number
    regions: Record<string, number>
  } | null
}

type Done = {
  runId: string
  heads: Head[]
  /** How good the model is, the newest run tells. */
  isRetrospective: boolean
  tested: Tested[]
  metrics: RunMetrics & { taught: number }
  editions: number
  predictions: number
  reasons: number
  droppedReasons: number
}

/** Shows a run: from one moment to the next, all editions answer from it. */
export async function switchTo(client: Client, done: Done): Promise<void> {
  const { runId, heads, isRetrospective, tested, metrics } = done
  await client.query('begin')
  try {
    const rows = heads.map(({ editionId, lack, counts }) => ({
      edition_id: editionId,
      lack_code: lack?.code ?? null,
      lack_have: lack?.have ?? null,
      lack_need: lack?.need ?? null,
      predicted_count: counts?.predicted ?? 0,
      high_count: counts?.high ?? 0,
      mid_count: counts?.mid ?? 0,
      newcomer_count: counts?.newcomer ?? 0,
      expected_count: counts?.expected ?? 0,
      region_counts: counts?.regions ?? {},
    }))
    // What had been said before the list came out stays said; so does what was said of an edition that has vanished.
    await client.query(
      `insert into prediction_edition (edition_id, run_id, lack_code, lack_have, lack_need, predicted_count,
        high_count, mid_count, newcomer_count, expected_count, region_counts, first_predicted_at)
      select head.edition_id, $1, head.lack_code, head.lack_have, head.lack_need, head.predicted_count,
        head.high_count, head.mid_count, head.newcomer_count, head.expected_count, head.region_counts,
        case when head.lack_code is null then now() end
      from jsonb_populate_recordset(null::prediction_edition, $2::jsonb) head
      join exhibition_edition edition on edition.id = head.edition_id
      on conflict (edition_id) do update set run_id = excluded.run_id, lack_code = excluded.lack_code,
        lack_have = excluded.lack_have, lack_need = excluded.lack_need,
        predicted_count = excluded.predicted_count, high_count = excluded.high_count,
        mid_count = excluded.mid_count, newcomer_count = excluded.newcomer_count,
        expected_count = excluded.expected_count, region_counts = excluded.region_counts, updated_at = now(),
        first_predicted_at = coalesce(prediction_edition.first_predicted_at, excluded.first_predicted_at)
      where excluded.lack_code is distinct from 'listPublished'`,
      [runId, JSON.stringify(rows)],
    )
    if (!isRetrospective) await tellBacktest(client, runId, tested)
    await client.query(
      `update prediction_run set status = 'done', finished_at = now(), metrics = $2, edition_count = $3,
        prediction_count = $4, reason_count = $5, dropped_reason_count = $6 where id = $1`,
      [runId, JSON.stringify(metrics), done.editions, done.predictions, done.reasons, done.droppedReasons],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function tellBacktest(client: Client, runId: string, tested: Tested[]): Promise<void> {
  await client.query("delete from prediction_scorecard where kind = 'backtest'")
  await client.query(insertScorecards, [
    JSON.stringify(
      tested.map(({ model, baseline }) => scorecardRow('backtest', runId, model, baseline, false)),
    ),
  ])
}

export const insertScorecards = `
  insert into prediction_scorecard select card.* from jsonb_populate_recordset(null::prediction_scorecard, $1::jsonb) card
  join exhibition_edition edition on edition.id = card.edition_id`
