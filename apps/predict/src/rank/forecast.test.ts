import { expect, test } from 'vitest'
import { inventedFairs } from '#fair/inventedFairs.ts'
import { featureNames } from '#features/featureTable.ts'
import { Forecaster, usualOptions } from '#rank/forecast.ts'
import { walkForward } from '#rank/walkForward.ts'

const [member] = usualOptions.members
if (!member) throw new Error('No member')
const quick = {
  ...usualOptions,
  members: [1, 2].map((seed) => ({ ...member, trees: 20, seed })),
  threads: 0,
  firstLesson: 1000,
}

test('an explanation adds up to the probability said, and the planted habit speaks for coming', async () => {
  const { editions, targets } = inventedFairs()
  const forecaster = new Forecaster(quick)
  const width = featureNames.length
  const ofHabit: number[] = []
  let explained = 0
  for (const { outcomes, occasion } of walkForward(editions, targets)) {
    for (const outcome of outcomes) forecaster.learn(outcome)
    const { keys, probability } = await forecaster.forecast(occasion, 60)
    const { history } = occasion.scene
    keys.forEach((key, place) => {
      const row = occasion.table.candidates.findIndex((candidate) => history.keyText[candidate.key] === key)
      const explanation = forecaster.explain(occasion.table.values.subarray(row * width, (row + 1) * width))
      if (!explanation) return
      explained++
      const logOdds = explanation.contributions.reduce((sum, value) => sum + value, explanation.base)
      expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(probability[place] ?? Number.NaN, 9)
      if (occasion.table.values[row * width] === 1)
        ofHabit.push(explanation.contributions[featureNames.indexOf('inEdition-1')] ?? 0)
    })
  }
  expect(explained).toBeGreaterThan(500)
  expect(ofHabit.filter((value) => value >= 0).length / ofHabit.length).toBeGreaterThan(0.9)
})

test('before the first training there is no explanation', () => {
  expect(new Forecaster(quick).explain(new Float32Array(featureNames.length))).toBeUndefined()
})
