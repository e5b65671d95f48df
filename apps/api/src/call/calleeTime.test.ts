import { expect, test } from 'vitest'
import { calleeTimes, isDecent } from '#call/calleeTime.ts'

const now = new Date('2026-11-23T13:30:00Z')

test.each([
  ['13800001234', 'CN', ['21:30']],
  ['+86 138 0000 1234', 'US', ['21:30']],
  ['0049 211 4560', 'CN', ['14:30']],
  ['(021) 5555-1234', '', ['21:30']],
  ['+852 2345 6789', 'CN', ['21:30']],
  ['+1 (212) 555-0100', 'CN', ['08:30', '05:30']],
  ['030 1234', 'DE', ['14:30']],
  ['+999 1234', 'CN', ['21:30']],
])('%s of a company in %s rings at %j', (number, country, times) => {
  expect(calleeTimes(number, country, now)).toEqual(times)
})

test('a wide country is asleep where either end of it is', () => {
  expect(isDecent(calleeTimes('+1 212 555 0100', 'US', now), 8, 20)).toBe(false)
  expect(isDecent(calleeTimes('+1 212 555 0100', 'US', new Date('2026-11-23T18:00:00Z')), 8, 20)).toBe(true)
})
