import { expect, test } from 'vitest'
import { calibrationTable, figuresOf, type Settled } from '#score/metrics.ts'
import { reportText } from '#score/report.ts'
import { settle } from '#score/settle.ts'

const settled: Settled = {
  editionId: 'a-1',
  split: 'dev',
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

test('a ranking settles by the very key; an edition without a list is not counted', () => {
  const target = {
    id: 'a-1',
    series: 'A',
    start: 1,
    country: '',
    lat: null,
    lon: null,
    organisers: [],
    split: 'dev',
  }
  const forecasts = [
    { target, keys: ['velara', 'orbita'], probability: [0.7, 0.2] },
    { target: { ...target, id: 'a-2' }, keys: ['velara'], probability: [0.5] },
  ]
  const lists = new Map([['a-1', ['velara gmbh', 'orbita', 'orbita', '']]])
  expect(settle(forecasts, lists)).toEqual([
    { editionId: 'a-1', split: 'dev', year: 1970, hits: [false, true], probability: [0.7, 0.2], actual: 2 },
  ])
})

test('the report has a part per split and one for all; a ranking without probabilities has no Brier score', () => {
  const later = { ...settled, split: 'test' }
  const text = reportText([
    { name: 'model', settled: [settled, later] },
    {
      name: 'frequency',
      settled: [
        { ...settled, probability: [] },
        { ...later, probability: [] },
      ],
    },
  ])
  expect(text.match(/^## .*$/gm)).toEqual([
    '## dev: 1 target editions, means over editions',
    '## test: 1 target editions, means over editions',
    '## all: 2 target editions, means over editions',
    '## By year',
  ])
  expect(text).toContain('| frequency | 0.500 | 0.500 | 0.500 | 0.375 | 0.250 | – | – |')
})
