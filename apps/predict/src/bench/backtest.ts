import type { BenchFolder } from '#bench/benchFolder.ts'
import { type Forecast, Forecaster, type ForecastOptions, usualOptions } from '#rank/forecast.ts'
import { walkForward } from '#rank/walkForward.ts'
import { baselineRankings } from '#score/baselines.ts'

export const rankingLimit = 500

/** A forecast beside the baselines' rankings of the same edition, in keys. */
export type Compared = { forecast: Forecast; baselines: string[][] }

/** One pass through time: learns from each list once it is known, forecasts each target on its first day. */
export async function* backtest(
  { editions, targets }: BenchFolder,
  options: ForecastOptions = usualOptions,
): AsyncGenerator<Compared> {
  const forecaster = new Forecaster(options)
  for (const { outcomes, occasion } of walkForward(editions, targets)) {
    for (const outcome of outcomes) forecaster.learn(outcome)
    if (!occasion.isTarget) continue
    const { keyText } = occasion.scene.history
    yield {
      forecast: await forecaster.forecast(occasion, rankingLimit),
      baselines: baselineRankings(occasion.scene, rankingLimit).map((keys) =>
        keys.map((key) => keyText[key] ?? ''),
      ),
    }
  }
}
