import { expect, test } from 'vitest'
import { contactWindow, contactWindows } from '#prediction/contactWindow.ts'

const edition = {
  startDate: '2027-03-10',
  drawingReviewDeadline: null,
  freightDeadline: null,
  previousStart: null,
  nextStart: null,
  frequency: null,
}

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
    keyDate: '2027-01-20',
  })
  expect(contactWindow('forwarder', dates, '2026-11-21')).toMatchObject({
    to: '2027-02-23',
    closedBy: 'freightDeadline',
    keyDate: '2027-02-28',
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
    keyDate: null,
    startDate: '2027-06-10',
    edition: 'this',
  })
})

test('organisers and halls sell the next edition once it is too late for this one', () => {
  const yearly = { ...edition, frequency: 'yearly' }
  expect(contactWindow('organizer', yearly, '2026-11-21')).toEqual({
    seller: 'organizer',
    from: '2027-04-15',
    to: '2027-10-12',
    state: 'before',
    days: 145,
    closedBy: 'start',
    keyDate: null,
    startDate: '2028-03-10',
    edition: 'expected',
  })
  expect(contactWindow('hall', yearly, '2026-11-21')).toMatchObject({
    from: '2026-03-21',
    to: '2027-02-04',
    state: 'open',
    startDate: '2028-03-10',
  })
  expect(contactWindow('hall', { ...edition, frequency: 'biennial' }, '2026-11-21')).toMatchObject({
    state: 'before',
    startDate: '2029-03-10',
  })
  // Builders and forwarders sell to this edition alone.
  expect(contactWindow('builder', yearly, '2027-02-10')).toMatchObject({ state: 'closed', edition: 'this' })
})

test('an edition that is announced goes before one that is expected, and moves the window with itself', () => {
  const announced = { ...edition, frequency: 'yearly', nextStart: '2028-04-12' }
  expect(contactWindow('organizer', announced, '2026-11-21')).toMatchObject({
    from: '2027-05-18',
    startDate: '2028-04-12',
    edition: 'announced',
  })
  expect(contactWindow('organizer', { ...announced, nextStart: '2028-06-12' }, '2026-11-21')).toMatchObject({
    from: '2027-07-18',
    startDate: '2028-06-12',
    edition: 'announced',
  })
  expect(contactWindow('hall', announced, '2027-05-01')).toMatchObject({
    startDate: '2029-04-12',
    edition: 'expected',
  })
})

test('a postponement of this edition moves the windows of those that follow it', () => {
  const moved = { ...edition, startDate: '2027-06-10', frequency: 'yearly' }
  expect(contactWindow('organizer', moved, '2027-03-01')).toMatchObject({
    from: '2027-07-16',
    startDate: '2028-06-10',
  })
  // What had been too late before the postponement is not any more.
  expect(contactWindow('organizer', moved, '2026-11-21')).toMatchObject({ state: 'open', edition: 'this' })
})

test.each([
  ['2026-03-11', 'expected', '2028-03-10'],
  ['2025-03-12', 'expected', '2029-03-10'],
  ['2026-09-10', 'this', '2027-03-10'],
  [null, 'this', '2027-03-10'],
])(
  'without a stated frequency the edition before, %s, tells the rhythm',
  (previousStart, whose, startDate) => {
    const window = contactWindow('organizer', { ...edition, previousStart }, '2026-11-21')
    expect(window).toMatchObject({ edition: whose, startDate })
  },
)

test('an irregular exhibition has no next edition to sell, one held several times a year has it soon', () => {
  const irregular = { ...edition, frequency: 'irregular', previousStart: '2026-03-10' }
  expect(contactWindow('organizer', irregular, '2026-11-21')).toMatchObject({
    state: 'closed',
    edition: 'this',
  })
  const often = { ...edition, frequency: 'several_a_year', previousStart: '2026-09-10' }
  expect(contactWindow('organizer', often, '2026-11-21')).toMatchObject({
    startDate: '2027-09-10',
    edition: 'expected',
  })
})

test('the last day of a window is inside it, the day after is not', () => {
  expect(contactWindow('builder', edition, '2027-02-03')).toMatchObject({ state: 'open', days: 0 })
  expect(contactWindow('builder', edition, '2027-02-04')).toMatchObject({ state: 'closed' })
})
