import { expect, test } from 'vitest'
import { fitPlatt } from '#model/platt.ts'
import { hashed, randomFrom } from '#model/random.ts'
import { trainSparseLogistic } from '#model/sparseLogistic.ts'

test('finds how far log-odds were overstated', () => {
  const random = randomFrom(1)
  const logOdds = Array.from({ length: 20_000 }, () => 6 * random() - 3)
  const happened = logOdds.map((value) => random() < 1 / (1 + Math.exp(-(0.5 * value - 1))))
  const { slope, shift } = fitPlatt(logOdds, happened)
  expect(slope).toBeCloseTo(0.5, 1)
  expect(shift).toBeCloseTo(-1, 1)
  expect(fitPlatt([], [])).toEqual({ slope: 1, shift: 0 })
})

test('a small logistic model weighs the words', () => {
  const random = randomFrom(2)
  const rows = Array.from({ length: 3000 }, () => [0, random() < 0.5 ? 1 : 2, random() < 0.5 ? 3 : 4])
  const model = trainSparseLogistic(
    rows,
    rows.map((row) => random() < (row.includes(1) ? 0.7 : 0.1)),
  )
  expect(model.logOdds([0, 1, 3])).toBeGreaterThan(0.3)
  expect(model.logOdds([0, 2, 3])).toBeLessThan(-1.3)
})

test('random numbers and hashes are even and always the same', () => {
  const random = randomFrom(9)
  const drawn = Array.from({ length: 10_000 }, random)
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1)
  expect(randomFrom(9)()).toBe(drawn[0])
  const below = Array.from({ length: 10_000 }, (_, at) => hashed(`a-${at}`)).filter((value) => value < 0.25)
  expect(below.length / 10_000).toBeCloseTo(0.25, 1)
})
