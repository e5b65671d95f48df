import { expect, test } from 'vitest'
import { reviewDay } from '#member/reviewDay.ts'

test('a request that comes on a Friday is answered by Monday', () => {
  expect(reviewDay(new Date('2026-11-27T04:00:00Z'))).toBe('2026-11-30')
  expect(reviewDay(new Date('2026-11-24T04:00:00Z'))).toBe('2026-11-25')
})

test('fifteen working days are three weeks, from a day at the weekend to a Friday', () => {
  expect(reviewDay(new Date('2026-11-25T04:00:00Z'), 15)).toBe('2026-12-16')
  expect(reviewDay(new Date('2026-11-28T04:00:00Z'), 15)).toBe('2026-12-18')
})
