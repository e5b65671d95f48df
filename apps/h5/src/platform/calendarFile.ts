/** Something that a calendar can hold. */
export interface CalendarEvent {
  /** Names it for ever: the same event saved again replaces the earlier one. */
  uid: string
  title: string
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  place?: string
  /** Address of the page that knows more. */
  url?: string
  /** Days before the first one on whose morning the calendar reminds. */
  remindDays?: readonly number[]
}

const encoder = new TextEncoder()

/** RFC 5545 §3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** RFC 5545 §3.1: no line longer than 75 octets; a further one begins with a space. Characters are not cut. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  for (const character of line) {
    if (encoder.encode(part + character).length > 75) {
      lines.push(part)
      part = ' '
    }
    part += character
  }
  return [...lines, part].join('\r\n')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** DTEND of whole days is the day after the last one (RFC 5545 §3.6.1). */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** RFC 5545 §3.6.6, at nine in the morning: a day of whole days begins at midnight. */
function alarm(days: number, title: string): string[] {
  const trigger = `TRIGGER:-PT${days * 24 - 9}H`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, trigger, 'END:VALARM']
}

/** An iCalendar file (RFC 5545) with one event of whole days. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, title, from, to, place, url, remindDays = [] } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//zhzz//h5//ZH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...remindDays.flatMap((days) => alarm(days, title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
