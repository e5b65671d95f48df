import { expect, test } from 'vitest'
import { emptyFields, errorsOf, requestOf, withType } from '#followUp/formFields.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

test('a form without words, with a time to come as the time it was, or a past appointment is refused', () => {
  const fields = {
    ...emptyFields,
    content: '  \n',
    budget: 'five',
    followTime: '2026-11-21T08:01:00Z',
    nextFollowTime: '2026-11-21T08:00:00Z',
  }
  expect(errorsOf(fields, now)).toEqual({
    content: 'contentMissing',
    budget: 'budgetWrong',
    followTime: 'timeFuture',
    nextFollowTime: 'nextPast',
  })
  expect(errorsOf({ ...emptyFields, content: 'ok' }, now)).toEqual({})
})

test('an edited record keeps the appointment it had, though it is over by now', () => {
  const planned = '2026-11-20T08:00:00Z'
  expect(errorsOf({ ...emptyFields, content: 'ok', nextFollowTime: planned }, now, planned)).toEqual({})
})

test('the budget is read as people type it, and the time is that of saving', () => {
  const request = requestOf({ ...emptyFields, content: ' ok ', budget: '５0,000' }, now)
  expect(request).toMatchObject({ content: 'ok', budget: 50_000, followTime: '2026-11-21T08:00:00.000Z' })
  expect(errorsOf({ ...emptyFields, content: 'ok', budget: '-1' }, now)).toEqual({ budget: 'budgetWrong' })
})

test.each(['0.123', '1,2,3', '007', '1e3', '-1', '5万', '1000000000000000.5'])(
  '%s is no budget',
  (budget) => {
    expect(errorsOf({ ...emptyFields, content: 'ok', budget }, now)).toEqual({ budget: 'budgetWrong' })
  },
)

test.each([
  ['0.12', 0.12],
  ['1,234,567.8', 1_234_567.8],
  ['', null],
])('%s is a budget of %s', (budget, amount) => {
  const fields = { ...emptyFields, content: 'ok', budget }
  expect(errorsOf(fields, now)).toEqual({})
  expect(requestOf(fields, now).budget).toBe(amount)
})

test('a reminder belongs to an appointment', () => {
  expect(requestOf({ ...emptyFields, content: 'ok', remindMinutes: 15 }, now).remindMinutes).toBeNull()
})

test('a result that the new type cannot have is taken back', () => {
  const wrongNumber = { ...emptyFields, result: 'wrong_number' }
  expect(withType(wrongNumber, 'email').result).toBeNull()
  expect(withType({ ...emptyFields, result: 'refused' }, 'email').result).toBe('refused')
})
