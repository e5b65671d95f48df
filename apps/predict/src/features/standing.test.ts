import { expect, test } from 'vitest'
import { standingOf } from '#features/standing.ts'

test('a place among the last list’s values, the middle for ties, nothing for the unknown', () => {
  const column = [1, 2, 2, 3, 4, 9, Number.NaN]
  const standing = standingOf(Float32Array.from(column), 1, 0, (row) => row < 5)
  const place = (share: number) => expect.closeTo((share - 0.5) * Math.sqrt(12), 5)
  expect([...standing]).toEqual([place(0.1), place(0.4), place(0.4), place(0.7), place(0.9), place(1), 0])
})

test('too few known values give no places', () => {
  expect([...standingOf(Float32Array.from([1, 2, 3]), 1, 0, () => true)]).toEqual([0, 0, 0])
})
