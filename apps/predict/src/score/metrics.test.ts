import { expect, test } from 'vitest'
import { calibrationTable, figuresOf, type Settled } from '#score/metrics.ts'
import { reportText } from '#score/report.ts'

const settled: Settled = {
  editionId: 'a-1',
  year: 1970,
  hits: Array.from({ length: 300 }, (_, at) => at % 2 === 0),
  probability: Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? 0.95 : 0.05)),
  actual: 400,
}

test('precision, R-precision, recall, Brier and calibration error by their definitions', () => {
  const figures = figuresOf([settled])
  expect(figures).toMatchObject({
    editions: 1,
    p20: 0.5,
    p50: 0.5,
    p100: 0.5,
    rPrecision: 150 / 400,
    recall200: 0.25,
  })
  expect(figures.brier).toBeCloseTo(0.0025)
  expect(figures.ece).toBeCloseTo(0.05)
  expect(calibrationTable([settled])[9]).toEqual({
    from: 0.9,
    to: 1,
    places: 150,
    predicted: expect.closeTo(0.95),
    happened: 1,
  })
})

test('means are over editions, whatever their size', () => {
  const none: Settled = { ...settled, hits: [false], probability: [0.5], actual: 60 }
  expect(figuresOf([settled, none]).p20).toBe(0.25)
})

test('the report has all editions and each year; a ranking without probabilities has no Brier score', () => {
  const later = { ...settled, year: 1971 }
  const text = reportText([
    { name: 'model', settled: [settled, later] },
    { name: 'plain', settled: [settled, later].map((one) => ({ ...one, probability: [] })) },
  ])
  expect(text.match(/^## .*$/gm)).toEqual(['## 2 editions, means over editions', '## By year'])
  expect(text).toContain('| plain | 0.500 | 0.500 | 0.500 | 0.375 | 0.250 | – | – |')
  expect(text).toContain('| 1971 | 1 | 0.500 | 0.500 | 0.500 | 0.500 |')
  expect(reportText([{ name: 'model', settled: [] }])).toContain('no edition')
})
