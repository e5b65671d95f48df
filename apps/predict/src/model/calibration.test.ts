import { expect, test } from 'vitest'
import { fitPlatt } from '#model/platt.ts'
import { hashed, randomFrom } from '#model/random.ts'

test('finds how far log-odds were overstated', () => {
  const random = randomFrom(1)
  const logOdds = Array.from({ length: 20_000 }, () => 6 * random() - 3)
  const happened = logOdds.map((value) => random() < 1 / (1 + Math.exp(-(0.5 * value - 1))))
  const { slope, shift } = fitPlatt(logOdds, happened)
  expect(slope).toBeCloseTo(0.5, 1)
  expect(shift).toBeCloseTo(-1, 1)
  expect(fitPlatt([], [])).toEqual({ slope: 1, shift: 0 })
})

test('random numbers and hashes are even and always the same', () => {
  const random = randomFrom(9)
  const drawn = Array.from({ length: 10_000 }, random)
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1)
  expect(randomFrom(9)()).toBe(drawn[0])
  const below = Array.from({ length: 10_000 }, (_, at) => hashed(`a-${at}`)).filter((value) => value < 0.25)
  expect(below.length / 10_000).toBeCloseTo(0.25, 1)
})
