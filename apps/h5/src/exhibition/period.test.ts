import { expect, test } from 'vitest'
import { rangeOf } from '#exhibition/period.ts'

test('the weekend is the coming one, and on its days itself', () => {
  const weekend = { from: '2026-11-21', to: '2026-11-22' }
  expect(rangeOf('weekend', '2026-11-16')).toEqual(weekend)
  expect(rangeOf('weekend', '2026-11-21')).toEqual(weekend)
  expect(rangeOf('weekend', '2026-11-22')).toEqual(weekend)
})

test('months end on their last day, also over the end of a year', () => {
  expect(rangeOf('month', '2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(rangeOf('nextMonth', '2026-12-31')).toEqual({ from: '2027-01-01', to: '2027-01-31' })
  expect(rangeOf('quarter', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2027-02-28' })
})

test('past editions ended before today; coming ones end today or later', () => {
  expect(rangeOf('past', '2026-11-21')).toEqual({ to: '2026-11-20' })
  expect(rangeOf('coming', '2026-11-21')).toEqual({ from: '2026-11-21' })
})
