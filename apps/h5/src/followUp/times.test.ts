import { expect, test } from 'vitest'
import { beforeShow, inDays, postponed } from '#followUp/times.ts'

/** 2026-11-21 23:30 in Shanghai. */
const lateEvening = Date.parse('2026-11-21T15:30:00Z')

test('tomorrow is the next morning in Shanghai, also late in the evening', () => {
  expect(inDays(1, lateEvening)).toBe('2026-11-22T01:30:00.000Z')
  expect(inDays(7, lateEvening)).toBe('2026-11-28T01:30:00.000Z')
})

test('30 days before the show, unless that is over', () => {
  expect(beforeShow('2027-03-01', lateEvening)).toBe('2027-01-30T01:30:00.000Z')
  expect(beforeShow('2026-12-01', lateEvening)).toBeNull()
})

test('a coming appointment moves from its own time, an overdue one from today, at the same time of day', () => {
  expect(postponed('2026-11-25T06:00:00.000Z', 1, lateEvening)).toBe('2026-11-26T06:00:00.000Z')
  expect(postponed('2026-11-01T06:00:00.000Z', 3, lateEvening)).toBe('2026-11-24T06:00:00.000Z')
})
