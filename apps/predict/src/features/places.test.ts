import { expect, test } from 'vitest'
import { placesOf } from '#features/places.ts'

test('places fall with the value among newcomers; who was here has none, and the unknown stand last', () => {
  const values = Float32Array.of(9, 1, 3, Number.NaN, 2)
  const places = placesOf(values, 1, 0, 1)
  expect(places[0]).toBeNaN()
  expect([...places.keys()].slice(1).sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0))).toEqual([
    2, 4, 1, 3,
  ])
})
