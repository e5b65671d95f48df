import { expect, test } from 'vitest'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'
import { speak } from '#i18n/locale.ts'
import { relativePart, relativeTime } from '#i18n/relativeTime.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

test.each([
  ['2026-11-21T09:59:01+08:00', { kind: 'justNow' }],
  ['2026-11-21T09:59:00+08:00', { kind: 'minutesAgo', n: 1 }],
  ['2026-11-21T09:00:01+08:00', { kind: 'minutesAgo', n: 59 }],
  ['2026-11-21T09:00:00+08:00', { kind: 'hoursAgo', n: 1 }],
  ['2026-11-20T10:00:01+08:00', { kind: 'hoursAgo', n: 23 }],
  ['2026-11-20T10:00:00+08:00', { kind: 'yesterday' }],
  ['2026-11-20T00:00:00+08:00', { kind: 'yesterday' }],
  ['2026-11-19T23:59:59+08:00', { kind: 'daysAgo', n: 2 }],
  ['2026-11-18T00:00:00+08:00', { kind: 'daysAgo', n: 3 }],
  ['2026-11-17T23:59:59+08:00', { kind: 'date' }],
  ['2025-12-31T23:59:59+08:00', { kind: 'date' }],
  ['2026-11-21T23:00:00+08:00', { kind: 'today' }],
])('%s, seen on 2026-11-21 at ten', (time, part) => {
  expect(relativePart(Date.parse(time), now)).toEqual(part)
})

test.each([
  ['zh-Hans', '4/8'],
  ['en', 'Apr 8'],
] as const)('an earlier day is month/day in %s, of whatever year', (locale, day) => {
  speak(locale, dealWords(allWords, locale))
  for (const year of [2024, 2026]) expect(relativeTime(`${year}-04-08T10:00:00+08:00`, now)).toBe(day)
})

test('days are those of Shanghai, not of the device', () => {
  const lateEvening = Date.parse('2026-11-19T15:30:00Z')
  expect(relativePart(lateEvening, now)).toEqual({ kind: 'daysAgo', n: 2 })
})
