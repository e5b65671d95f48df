import { double, assert as holds, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatCompact,
  formatDate,
  formatDateRange,
  formatDays,
  formatMonthShort,
  formatNumber,
  formatShortDay,
  formatWeekday,
} from '#i18n/format.ts'

test('numbers in Chinese are written as Intl writes them', () => {
  const intl = new Intl.NumberFormat('zh-Hans', { maximumFractionDigits: 2 })
  const value = oneof(
    integer({ min: -2_000_000_000, max: 2_000_000_000 }),
    double({ min: -1e9, max: 1e9, noNaN: true }).filter((n) => Math.abs(n) > 0.01),
  )
  holds(
    property(value, (n) => {
      // Halves that no double holds exactly may fall either way.
      const isHalf = Math.abs((Math.abs(n * 100) % 1) - 0.5) < 1e-5
      return isHalf || formatNumber(n) === intl.format(n)
    }),
    { numRuns: 2000 },
  )
  expect([0, 999, 1000, 1234567, -4321, 12.5, 12.345].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-4,321',
    '12.5',
    '12.35',
  ])
  expect(formatNumber(null)).toBe('-')
  expect(formatCompact(12_345_678)).toBe('1,234.57 万')
  expect(formatCompact(350_000_000)).toBe('3.5 亿')
})

test('a day is that of Shanghai', () => {
  expect(formatDate('2026-11-20T16:30:00Z')).toBe('2026-11-21')
  expect(formatDateRange('2026-12-30', '2027-01-02')).toBe('2026-12-30 至 2027-01-02')
  expect(formatDateRange('2026-09-15', '2026-09-19')).toBe('2026-09-15 至 09-19')
})

test('days as one says them: the year only when it is not this one', () => {
  const year = new Date().getFullYear()
  const weekdays = (day: string) => formatWeekday(day)
  const [from, to, next] = [`${year}-12-08`, `${year}-12-10`, `${year + 1}-02-02`]
  expect(formatDays(from, to)).toBe(`12月8–10日 ${weekdays(from)}–${weekdays(to).slice(1)}`)
  expect(formatDays(from, from)).toBe(`12月8日 ${weekdays(from)}`)
  expect(formatDays(`${year + 1}-01-30`, next)).toBe(
    `${year + 1}年1月30日–2月2日 ${weekdays(`${year + 1}-01-30`)}–${weekdays(next).slice(1)}`,
  )
  expect([from, next].map(formatShortDay)).toEqual(['12/08', `${year + 1}/02/02`])
  expect([from, next].map(formatMonthShort)).toEqual(['12月', `${year + 1}.2`])
})

test('the weekday as Intl writes it in Chinese', () => {
  const intl = new Intl.DateTimeFormat('zh-Hans', { weekday: 'short', timeZone: 'UTC' })
  for (let date = 15; date <= 21; date += 1)
    expect(formatWeekday(`2026-11-${date}`)).toBe(intl.format(new Date(`2026-11-${date}T00:00:00Z`)))
})
