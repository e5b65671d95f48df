import { expect, test } from 'vitest'
import { dueGroup, dueTime, lateness } from '#followUp/dueTime.ts'

/** Sunday 2026-11-22, 12:00 in Shanghai. */
const now = Date.parse('2026-11-22T04:00:00Z')

function open(hours: number) {
  const nextFollowTime = new Date(now + hours * 3_600_000).toISOString()
  return { nextFollowTime, nextState: 'open', followTime: '2026-11-20T02:00:00.000Z' } as const
}

test('how late it is: hours, at least one, then days', () => {
  const late = (hours: number) => lateness(open(hours).nextFollowTime, now)
  expect([-12.1, -23.9, -50].map(late)).toEqual([
    { unit: 'hours', n: 12 },
    { unit: 'hours', n: 23 },
    { unit: 'days', n: 2 },
  ])
  const midnight = Date.parse('2026-11-21T16:00:00Z')
  expect(lateness('2026-11-21T15:59:00.000Z', midnight)).toEqual({ unit: 'hours', n: 1 })
  // Of today until midnight.
  expect([0.1, -0.2, -11.9].map(late)).toEqual([null, null, null])
})

test('the time of today, and the day of what comes later', () => {
  expect(dueTime(open(1.8), now)).toMatchObject({ main: '13:48', isOverdue: false })
  expect(dueTime(open(-2), now)).toMatchObject({ main: '10:00', more: 'shell.today', isOverdue: false })
  expect(dueTime(open(24), now)).toMatchObject({ main: 'followUp.nextTomorrow', more: '12:00' })
  expect(dueTime(open(72), now)).toMatchObject({ main: '周三', more: '12:00' })
  expect(dueTime(open(16 * 24), now)).toMatchObject({ main: '12/08', more: '12:00' })
  expect(dueTime(open(50 * 24), now)).toMatchObject({ main: '01/11', more: '2027' })
  expect(dueTime({ ...open(-2), nextState: 'done' }, now)).toMatchObject({ main: '11/20', isPast: true })
})

test('rows stand under what is late, today, tomorrow, each day of the week, and later', () => {
  const groups = [-14, -2, 1, 24, 7 * 24, 9 * 24].map((hours) => dueGroup(open(hours), now))
  const named = ['followUp.late', 'shell.today', 'shell.today', 'followUp.nextTomorrow', 'followUp.later']
  expect(groups.filter((group) => !group.includes('日'))).toEqual(named)
})
