import { expect, test } from 'vitest'
import { daysBefore, monthsBefore, shanghaiToday } from '#i18n/today.ts'

test('today is the day of Shanghai, not of Greenwich', () => {
  expect(shanghaiToday(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  expect(shanghaiToday(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
})

test('months before, over the turn of the year and at the end of short months', () => {
  expect(monthsBefore('2026-11-21', 3)).toBe('2026-08-21')
  expect(monthsBefore('2026-02-10', 3)).toBe('2025-11-10')
  expect(monthsBefore('2026-05-31', 3)).toBe('2026-02-28')
  expect(monthsBefore('2026-11-21', 240)).toBe('2006-11-21')
})

test('days before, over the turn of the year', () => {
  expect(daysBefore('2026-11-21', 6)).toBe('2026-11-15')
  expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31')
})
