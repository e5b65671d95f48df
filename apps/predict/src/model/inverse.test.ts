import { expect, test } from 'vitest'
import { inverseOf } from '#model/inverse.ts'

test('a matrix times its inverse is one', () => {
  const matrix = Float64Array.from([4, 1, 0.5, 1, 3, 0.2, 0.5, 0.2, 2])
  const inverse = inverseOf(matrix, 3)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const sum = [0, 1, 2].reduce(
        (total, at) => total + (matrix[row * 3 + at] ?? 0) * (inverse[at * 3 + column] ?? 0),
        0,
      )
      expect(sum).toBeCloseTo(Number(row === column), 10)
    }
})
