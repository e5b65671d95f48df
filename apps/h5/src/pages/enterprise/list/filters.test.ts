import { expect, test } from 'vitest'
import { chosenOf, contractFilters, statuses } from '#pages/enterprise/list/filters.ts'

const today = '2026-11-21'

test('an address without filters asks for everything', () => {
  expect(contractFilters({}, today)).toEqual({})
})

test('bands become limits in yuan and in days', () => {
  expect(contractFilters({ capital: '100-500', age: '5-10', since: '3' }, today)).toEqual({
    capitalMin: 1_000_000,
    capitalMax: 5_000_000,
    establishFrom: '2016-11-21',
    establishTo: '2021-11-21',
    lastExhibitedFrom: '2026-08-21',
  })
})

test('the outer bands are open on one side', () => {
  expect(contractFilters({ capital: '0-100', age: '20-' }, today)).toEqual({
    capitalMax: 1_000_000,
    establishTo: '2006-11-21',
  })
  expect(contractFilters({ capital: '5000-', age: '0-1' }, today)).toEqual({
    capitalMin: 50_000_000,
    establishFrom: '2025-11-21',
  })
})

test('ranges of one’s own: days and 万元, open where absent', () => {
  expect(contractFilters({ since: '2026-01-01_2026-06-30', capital: '200-800' }, today)).toEqual({
    lastExhibitedFrom: '2026-01-01',
    lastExhibitedTo: '2026-06-30',
    capitalMin: 2_000_000,
    capitalMax: 8_000_001,
  })
  expect(contractFilters({ since: '_2026-06-30', capital: '200-' }, today)).toEqual({
    lastExhibitedTo: '2026-06-30',
    capitalMin: 2_000_000,
  })
  expect(contractFilters({ since: '_', capital: '-' }, today)).toEqual({})
  expect(contractFilters({ since: '2026-1-1_', capital: '1-2-3' }, today)).toEqual({})
})

test('what is one’s own is asked only with a session', () => {
  const params = { mine: 'notUnlocked,other', staff: 'under_50', topic: 'machinery', has: 'mobile,email' }
  const open = {
    staffScales: ['under_50'],
    exhibitionIndustryCodes: ['machinery'],
    hasMobile: true,
    hasEmail: true,
  }
  expect(contractFilters(params, today)).toEqual(open)
  expect(contractFilters(params, today, true)).toEqual({ ...open, myStates: ['notUnlocked'] })
})

test('what is not a value of a filter is left out', () => {
  expect(
    contractFilters(
      { band: 'many', status: 'green,pink', regionCode: "31,'", has: 'x', capital: 'a-b', seriesId: 'one' },
      today,
    ),
  ).toEqual({ regionCodes: ['31'], statuses: ['green'] })
  expect(chosenOf(statuses, undefined)).toEqual([])
})
