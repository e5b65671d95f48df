import { setImmediate } from 'node:timers/promises'
import type { BenchFolder } from '#bench/benchFolder.ts'
import { type Forecast, Forecaster } from '#rank/forecast.ts'
import { type ForecastOptions, usualOptions } from '#rank/forecastOptions.ts'
import { walkForward } from '#rank/walkForward.ts'
import { baselineRankings } from '#score/baselines.ts'

export const rankingLimit = 500

/** A forecast beside the baselines' rankings of the same edition, in keys. */
export type Compared = { forecast: Forecast; baselines: string[][] }

/** Forecasts that may wait for a training while features of later ones are made; each holds its features. */
const mostUnderway = 120

/** One pass through time: learns from each list once it is known, forecasts each target on its first day. */
export async function* backtest(
  { editions, targets }: BenchFolder,
  options: ForecastOptions = usualOptions,
): AsyncGenerator<Compared> {
  const forecaster = new Forecaster(options)
  const underway: Promise<Compared>[] = []
  for (const { outcomes, occasion } of walkForward(editions, targets)) {
    for (const outcome of outcomes) forecaster.learn(outcome)
    if (!occasion.isTarget) continue
    const { keyText } = occasion.scene.history
    const baselines = baselineRankings(occasion.scene, rankingLimit).map((keys) =>
      keys.map((key) => keyText[key] ?? ''),
    )
    underway.push(forecaster.forecast(occasion, rankingLimit).then((forecast) => ({ forecast, baselines })))
    // Lets the training threads start and answer.
    await setImmediate()
    if (underway.length > mostUnderway) yield* oldest(underway)
  }
  while (underway.length > 0) yield* oldest(underway)
}

async function* oldest(underway: Promise<Compared>[]): AsyncGenerator<Compared> {
  const first = await underway.shift()
  if (first) yield first
}
