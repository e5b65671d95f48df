import { expect, test } from 'vitest'
import { calendarFile } from '#platform/calendarFile.ts'

const now = new Date('2026-11-21T02:03:04.567Z')
const event = { uid: 'edition-1@zhzz', title: '机床展', from: '2026-12-30', to: '2026-12-31' }

test('an event of whole days ends on the day after its last', () => {
  const file = calendarFile(event, now)
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//zhzz//h5//ZH',
    'BEGIN:VEVENT',
    'UID:edition-1@zhzz',
    'DTSTAMP:20261121T020304Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:机床展',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('signs of the format are escaped', () => {
  const file = calendarFile({ ...event, title: 'a,b;c\\d\ne', place: '上海, 浦东' }, now)
  expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n')
  expect(file).toContain('LOCATION:上海\\, 浦东\r\n')
})

test('long lines are folded at 75 octets and no character is cut', () => {
  const title = '展'.repeat(60)
  const lines = calendarFile({ ...event, title }, now).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
