import { bandOf, bands } from '@zhzz/contract/prediction/band.ts'
import { figuresOf, type Settled } from '#score/metrics.ts'

/** A row of prediction_scorecard, by column. */
export function scorecardRow(
  kind: 'settled' | 'backtest',
  runId: string,
  model: Settled,
  baseline: Settled,
  isPartial: boolean,
) {
  const said = figuresOf([model])
  const plain = figuresOf([baseline])
  return {
    edition_id: model.editionId,
    kind,
    run_id: runId,
    precision_at20: said.p20,
    precision_at50: said.p50,
    recall_at200: said.recall200,
    brier: said.brier,
    baseline_precision_at20: plain.p20,
    baseline_precision_at50: plain.p50,
    baseline_recall_at200: plain.recall200,
    predicted: model.hits.length,
    actual: model.actual,
    by_band: byBand(model),
    by_verdict: [],
    is_partial: isPartial,
    settled_at: new Date().toISOString(),
  }
}

function byBand({ hits, probability }: Settled) {
  return bands.flatMap((band) => {
    const places = probability.flatMap((value, at) => (bandOf(value) === band ? at : []))
    if (places.length === 0) return []
    const mean = (of: (at: number) => number) => places.reduce((sum, at) => sum + of(at), 0) / places.length
    return {
      band,
      count: places.length,
      predicted: mean((at) => probability[at] ?? 0),
      happened: mean((at) => Number(hits[at])),
    }
  })
}
