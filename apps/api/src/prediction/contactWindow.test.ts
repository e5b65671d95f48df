import { expect, test } from 'vitest'
import { contactWindow, contactWindows } from '#prediction/contactWindow.ts'

const edition = { startDate: '2027-03-10', drawingReviewDeadline: null, freightDeadline: null }

test('each seller has a window counted back from the first day, across the turn of the year', () => {
  expect(
    contactWindows(edition, '2026-11-21').map(({ seller, from, to, state, days }) => [
      seller,
      from,
      to,
      state,
      days,
    ]),
  ).toEqual([
    ['builder', '2026-11-10', '2027-02-03', 'open', 74],
    ['forwarder', '2026-12-25', '2027-02-18', 'before', 34],
    ['organizer', '2026-04-14', '2026-10-11', 'closed', 0],
    ['hall', '2025-03-20', '2026-02-03', 'closed', 0],
  ])
})

test('a known deadline closes the window five days before it', () => {
  const dates = { ...edition, drawingReviewDeadline: '2027-01-20', freightDeadline: '2027-02-28' }
  expect(contactWindow('builder', dates, '2026-11-21')).toMatchObject({
    to: '2027-01-15',
    closedBy: 'drawingReviewDeadline',
  })
  expect(contactWindow('forwarder', dates, '2026-11-21')).toMatchObject({
    to: '2027-02-23',
    closedBy: 'freightDeadline',
  })
})

test('a postponement moves the window, and a deadline that stayed behind says nothing any more', () => {
  const dates = { ...edition, drawingReviewDeadline: '2027-02-08' }
  const moved = { ...dates, startDate: '2027-06-10' }
  expect(contactWindow('builder', moved, '2026-11-21')).toEqual({
    seller: 'builder',
    from: '2027-02-10',
    to: '2027-05-06',
    state: 'before',
    days: 81,
    closedBy: 'start',
  })
})

test('the last day of a window is inside it, the day after is not', () => {
  expect(contactWindow('builder', edition, '2027-02-03')).toMatchObject({ state: 'open', days: 0 })
  expect(contactWindow('builder', edition, '2027-02-04')).toMatchObject({ state: 'closed' })
})
