import { expect, test } from 'vitest'
import { listInput, periodOf, sortOf } from '#exhibition/listQuery.ts'

const today = '2026-11-21'

test('without a choice the list shows what is not over, soonest first', () => {
  expect(listInput({}, today)).toEqual({
    keyword: '',
    searchType: 'ALL',
    sort: 'startDate',
    filters: { from: today },
  })
})

test('a search by words and the exhibitions of a company reach back, and say so by their order', () => {
  expect(periodOf({ keyword: '机床' })).toBe('any')
  expect(sortOf({ keyword: '机床' })).toBe('relevance')
  expect(sortOf({ companyId: 'x' })).toBe('startDateDesc')
  expect(listInput({ companyId: 'x' }, today).filters).toEqual({ companyId: 'x' })
})

test('days chosen by hand win over a period; what is no day is passed over', () => {
  expect(listInput({ from: '2026-12-01', when: 'past' }, today).filters).toEqual({ from: '2026-12-01' })
  expect(listInput({ from: 'soon' }, today).filters).toEqual({})
})

test('past editions are over, not only begun', () => {
  expect(listInput({ when: 'past' }, today).filters).toEqual({
    to: '2026-11-20',
    statuses: ['ended', 'postponed', 'cancelled'],
  })
  expect(listInput({ when: 'past', status: 'cancelled' }, today).filters?.statuses).toEqual(['cancelled'])
})

test('unknown codes of an address are not sent where the server knows a fixed set', () => {
  const { filters, sort } = listInput({ status: 'ended,gone', area: 'huge', sort: 'best' }, today)
  expect(filters).toEqual({ from: today, statuses: ['ended'] })
  expect(sort).toBe('startDate')
})
