import { expect, test } from 'vitest'
import { editionQuestion, periodOf, sortOf } from '#pages/exhibition/list/editionList.ts'

const today = '2026-11-21'

test('without a choice the list shows what is not over, soonest first', () => {
  expect(editionQuestion({}, today)).toEqual({
    keyword: '',
    searchType: 'ALL',
    sort: 'startDate',
    filters: { from: today },
  })
})

test('a search by words and the exhibitions of a company reach back, and say so by their order', () => {
  expect(periodOf({ keyword: '机床' })).toBe('any')
  expect(sortOf({ keyword: '机床' })).toBe('relevance')
  const companyId = '01900000-0001-7000-8000-000000000041'
  expect(sortOf({ companyId })).toBe('startDateDesc')
  expect(editionQuestion({ companyId }, today).filters).toEqual({ companyId })
  expect(editionQuestion({ companyId: 'x' }, today).filters).toEqual({})
})

test('days chosen by hand win over a period; what is no day is passed over', () => {
  expect(editionQuestion({ from: '2026-12-01', when: 'past' }, today).filters).toEqual({ from: '2026-12-01' })
  expect(editionQuestion({ from: 'soon', to: '2026-02-30' }, today).filters).toEqual({ from: today })
})

test('past editions are over, not only begun', () => {
  expect(editionQuestion({ when: 'past' }, today).filters).toEqual({
    to: '2026-11-20',
    statuses: ['ended', 'postponed', 'cancelled'],
  })
  expect(editionQuestion({ when: 'past', status: 'cancelled' }, today).filters?.statuses).toEqual([
    'cancelled',
  ])
})

test('unknown codes of an address are not sent where the server knows a fixed set', () => {
  const { filters, sort } = editionQuestion({ status: 'ended,gone', area: 'huge', sort: 'best' }, today)
  expect(filters).toEqual({ from: today, statuses: ['ended'] })
  expect(sort).toBe('startDate')
})
