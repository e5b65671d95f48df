import { expect, test, vi } from 'vitest'
import { inventedFairs } from '#fair/inventedFairs.ts'
import { featureNames } from '#features/featureTable.ts'
import { seriesRecord } from '#features/seriesRecord.ts'
import { Forecaster } from '#rank/forecast.ts'
import { type ForecastOptions, usualOptions } from '#rank/forecastOptions.ts'
import { walkForward } from '#rank/walkForward.ts'

vi.setConfig({ testTimeout: 300_000 })

const [member] = usualOptions.members
if (!member) throw new Error('No member')
const quick: ForecastOptions = {
  ...usualOptions,
  members: [1, 2].map((seed) => ({ ...member, trees: 20, seed })),
  nets: usualOptions.nets.slice(0, 1).map((net) => ({ ...net, hidden: [8, 4], epochs: 4 })),
  threads: 0,
  firstLesson: 1000,
}

test('an explanation adds up to the probability said, and the planted habit speaks for coming', async () => {
  const { editions, targets } = inventedFairs()
  const asked = new Set(targets.slice(-6).map((target) => target.id))
  const forecaster = new Forecaster(quick)
  const width = featureNames.length
  const record = seriesRecord.names.map((name) => featureNames.indexOf(name))
  const said = { inLast: [0, 0], notInLast: [0, 0] }
  let explained = 0
  for (const { outcomes, occasion } of walkForward(editions, targets)) {
    for (const outcome of outcomes) forecaster.learn(outcome)
    if (!asked.has(occasion.target.id)) continue
    const { keys, probability } = await forecaster.forecast(occasion, 500)
    const { history } = occasion.scene
    keys.forEach((key, place) => {
      const row = occasion.table.candidates.findIndex((candidate) => history.keyText[candidate.key] === key)
      const explanation = forecaster.explain(occasion.table.values.subarray(row * width, (row + 1) * width))
      if (!explanation) return
      explained++
      const logOdds = explanation.contributions.reduce((sum, value) => sum + value, explanation.base)
      expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(probability[place] ?? Number.NaN, 5)
      const sums = occasion.table.values[row * width] === 1 ? said.inLast : said.notInLast
      sums[0] = (sums[0] ?? 0) + 1
      sums[1] = (sums[1] ?? 0) + record.reduce((sum, at) => sum + (explanation.contributions[at] ?? 0), 0)
    })
  }
  expect(explained).toBeGreaterThan(500)
  const mean = ([count = 0, sum = 0]: number[]) => sum / count
  expect(mean(said.inLast)).toBeGreaterThan(mean(said.notInLast) + 0.5)
})

test('before the first training there is no explanation', () => {
  expect(new Forecaster(quick).explain(new Float32Array(featureNames.length))).toBeUndefined()
})
