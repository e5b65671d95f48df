import { expect, test } from 'vitest'
import { fromGcj02, toGcj02 } from '#place/gcj02.ts'
import { metresBetween } from '#place/metres.ts'

test('a point of Beijing is shifted as the published examples shift it', () => {
  const shifted = toGcj02({ latitude: 39.915, longitude: 116.404 })
  expect(shifted.latitude).toBeCloseTo(39.91640428150164, 8)
  expect(shifted.longitude).toBeCloseTo(116.41024449916938, 8)
})

test('there and back again ends where it began', () => {
  for (const point of [
    { latitude: 31.19, longitude: 121.3 },
    { latitude: 22.7, longitude: 113.78 },
    { latitude: 43.8, longitude: 87.6 },
  ])
    expect(metresBetween(point, fromGcj02(toGcj02(point)))).toBe(0)
})

test.each([
  { latitude: 48.85, longitude: 2.35 },
  { latitude: 22.3, longitude: 114.17 },
  { latitude: 22.19, longitude: 113.54 },
  { latitude: 25.03, longitude: 121.56 },
])('outside of the mainland nothing is shifted: %o', (point) => {
  expect(toGcj02(point)).toEqual(point)
})

test.each([
  { latitude: 22.54, longitude: 114.06 },
  { latitude: 22.27, longitude: 113.56 },
])('Shenzhen and Zhuhai are shifted: %o', (point) => {
  expect(metresBetween(point, toGcj02(point))).toBeGreaterThan(300)
})
