import type { BenchFolder } from '#bench/benchFolder.ts'
import { type Forecast, Forecaster } from '#rank/forecast.ts'
import { walkForward } from '#rank/walkForward.ts'
import { baselineRankings } from '#score/baselines.ts'

export const rankingLimit = 500

/** A forecast beside the baselines' rankings of the same edition, in keys. */
export type Compared = { forecast: Forecast; baselines: string[][] }

/** One pass through time: learns from each list once it is known, forecasts each target on its first day. */
export function* backtest({ editions, targets }: BenchFolder): Generator<Compared> {
  const forecaster = new Forecaster()
  for (const { outcomes, occasion } of walkForward(editions, targets)) {
    for (const outcome of outcomes) forecaster.learn(outcome)
    if (!occasion.isTarget) continue
    const { keyText } = occasion.scene.history
    yield {
      forecast: forecaster.forecast(occasion, rankingLimit),
      baselines: baselineRankings(occasion.scene, rankingLimit).map((keys) =>
        keys.map((key) => keyText[key] ?? ''),
      ),
    }
  }
}
