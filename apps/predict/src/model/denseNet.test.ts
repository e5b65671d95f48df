import { expect, test } from 'vitest'
import { binRows } from '#model/binnedRows.ts'
import { denseContributions } from '#model/denseContributions.ts'
import { denseLogOdds, trainDenseNet } from '#model/denseNet.ts'
import { randomFrom } from '#model/random.ts'
import { TrainingRows } from '#model/trainingRows.ts'

const options = { hidden: [12, 6], epochs: 30, rate: 0.01, shrink: 1e-4, dropout: 0, seed: 3 }

/** Label = exactly one of two features above a half; the third says nothing and is sometimes unknown. */
function crossed(count: number): TrainingRows {
  const random = randomFrom(4)
  const rows = new TrainingRows(3)
  for (let row = 0; row < count; row++) {
    const [a, b] = [random(), random()]
    rows.add(Float32Array.from([a, b, random() < 0.2 ? Number.NaN : random()]), a > 0.5 !== b > 0.5, 1)
  }
  return rows
}

const rows = crossed(6000)
const net = trainDenseNet(rows, options, binRows(rows))
const asked = Float32Array.from([0.2, 0.2, 0.5, 0.2, 0.8, Number.NaN, 0.8, 0.2, 0.1, 0.9, 0.9, 0.9])
const said = denseLogOdds(net, asked)

test('learns what only a combination of features tells', () => {
  expect([...said].map((value) => value > 1.5)).toEqual([false, true, true, false])
  expect([...said].map((value) => value < -1.5)).toEqual([true, false, false, true])
})

test('the same seed gives the same net', () => {
  expect(trainDenseNet(rows, { ...options, epochs: 2 }, binRows(rows))).toEqual(
    trainDenseNet(rows, { ...options, epochs: 2 }, binRows(rows)),
  )
})

test('contributions add up to the log-odds, and the idle feature has the smallest say', () => {
  for (let row = 0; row < 4; row++) {
    const { base, contributions } = denseContributions(net, asked.subarray(row * 3, row * 3 + 3))
    const [a = 0, b = 0, idle = 0] = contributions
    expect(base + a + b + idle).toBeCloseTo(said[row] ?? Number.NaN, 3)
    expect(Math.abs(idle)).toBeLessThan(Math.abs(a) + Math.abs(b))
  }
})
