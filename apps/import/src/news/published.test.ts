import { expect, test } from 'vitest'
import { publishedOf } from '#news/published.ts'

const latest = Date.parse('2026-11-24T00:00:00Z')

test.each([
  ['Fri, 20 Nov 2026 23:30:00 +0800', '2026-11-20', '2026-11-20T15:30:00.000Z', '+08:00'],
  ['20 Nov 26 23:30 GMT', '2026-11-20', '2026-11-20T23:30:00.000Z', '+00:00'],
  ['Fri, 20 Nov 2026 20:00:00 EST', '2026-11-20', '2026-11-21T01:00:00.000Z', '-05:00'],
  ['2026-11-20T23:30:00-05:00', '2026-11-20', '2026-11-21T04:30:00.000Z', '-05:00'],
  ['2026-11-20 08:00:00', '2026-11-20', '2026-11-20T00:00:00.000Z', '+08:00'],
  ['2026年11月20日 8:00', '2026-11-20', '2026-11-20T00:00:00.000Z', '+08:00'],
])('%s', (text, on, at, zone) => {
  expect(publishedOf(text, latest)).toEqual({ on, at, zone })
})

test.each(['2026-11-20', '2026年11月20日', '20261120'])('%s is a day alone', (text) => {
  expect(publishedOf(text, latest)).toEqual({ on: '2026-11-20', at: null, zone: null })
})

test.each([undefined, '', '昨天', '2027-01-01', 'Fri, 99 Nov 2026 23:30:00 +0800'])('%s is none', (text) => {
  expect(publishedOf(text, latest)).toBeNull()
})
