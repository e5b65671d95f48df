import { afterEach, expect, test, vi } from 'vitest'
import { learnTime, serverNow } from '#serverTime.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

afterEach(() => vi.useRealTimers())

test.each([
  ['a day behind', 'Sun, 22 Nov 2026 10:00:00 GMT', '2026-11-22T10:00:00.000Z'],
  ['a day ahead', 'Fri, 20 Nov 2026 10:00:00 GMT', '2026-11-20T10:00:00.000Z'],
  ['right but for the way of the answer', 'Sat, 21 Nov 2026 09:59:40 GMT', '2026-11-21T10:00:00.000Z'],
])('a clock that is %s', (_what, date, expected) => {
  vi.useFakeTimers({ now })
  learnTime(date)
  expect(new Date(serverNow()).toISOString()).toBe(expected)
})

test('an answer that does not say the time changes nothing', () => {
  vi.useFakeTimers({ now })
  learnTime('Sun, 22 Nov 2026 10:00:00 GMT')
  learnTime(null)
  learnTime('soon')
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T10:00:00.000Z')
})
