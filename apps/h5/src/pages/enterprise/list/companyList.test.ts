import { expect, test } from 'vitest'
import type { Address } from '#nav/listParams.ts'
import { companyList, companyQuestion } from '#pages/enterprise/list/companyList.ts'

const today = '2026-11-21'

function filtersOf(params: Address, isSignedIn = false) {
  return companyList.asks(params, { today, isSignedIn })
}

test('an address without filters asks for everything', () => {
  expect(companyQuestion({}, { today, isSignedIn: false })).toEqual({
    keyword: '',
    searchType: 'ALL',
    filters: {},
    sort: 'relevance',
  })
})

test('bands become limits in yuan and in days', () => {
  expect(filtersOf({ capital: '100-500', age: '5-10', since: '3' })).toEqual({
    capitalMin: 1_000_000,
    capitalMax: 5_000_000,
    establishFrom: '2016-11-21',
    establishTo: '2021-11-21',
    lastExhibitedFrom: '2026-08-21',
  })
})

test('the outer bands are open on one side', () => {
  expect(filtersOf({ capital: '0-100', age: '20-' })).toEqual({
    capitalMax: 1_000_000,
    establishTo: '2006-11-21',
  })
  expect(filtersOf({ capital: '5000-', age: '0-1' })).toEqual({
    capitalMin: 50_000_000,
    establishFrom: '2025-11-21',
  })
})

test('ranges of one’s own: days and 万元, open where absent', () => {
  expect(filtersOf({ since: '2026-01-01_2026-06-30', capital: '200-800' })).toEqual({
    lastExhibitedFrom: '2026-01-01',
    lastExhibitedTo: '2026-06-30',
    capitalMin: 2_000_000,
    capitalMax: 8_000_001,
  })
  expect(filtersOf({ since: '_2026-06-30', capital: '200-' })).toEqual({
    lastExhibitedTo: '2026-06-30',
    capitalMin: 2_000_000,
  })
  expect(filtersOf({ since: '_', capital: '-' })).toEqual({})
  expect(filtersOf({ since: '2026-1-1_', capital: '1-2-3' })).toEqual({})
  expect(filtersOf({ since: '2026-02-30_' })).toEqual({})
})

test('what is one’s own is asked only with a session', () => {
  const params = { mine: 'notUnlocked,other', staff: 'under_50', topic: 'machinery', has: 'mobile,email' }
  const open = {
    staffScales: ['under_50'],
    exhibitionIndustryCodes: ['machinery'],
    hasMobile: true,
    hasEmail: true,
  }
  expect(filtersOf(params)).toEqual(open)
  expect(filtersOf(params, true)).toEqual({ ...open, myStates: ['notUnlocked'] })
})

test('what is not a value of a filter is left out', () => {
  const params = {
    band: 'many',
    status: 'green,pink',
    regionCode: "31,'",
    has: 'x',
    capital: 'a-b',
    seriesId: 'one',
  }
  expect(filtersOf(params)).toEqual({ regionCodes: ['31'], statuses: ['green'] })
  expect(companyQuestion({ searchType: 'toString', sort: 'best' }, { today, isSignedIn: false })).toEqual({
    keyword: '',
    searchType: 'ALL',
    filters: {},
    sort: 'relevance',
  })
})
