/** An event as RFC 5545 has it. */
export type IcsEvent = {
  uid: string
  /** Rises when what is told changes. */
  sequence: number
  changedAt: Date
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  summary: string
  /** Whole days wherever one is, the last included; or an instant, told in the time of Shanghai. */
  when: { from: string; to: string } | { at: Date; minutes: number }
  location?: string | null
  description?: string | null
  url?: string | null
  /** degrees */
  place?: { latitude: number; longitude: number } | null
}

type Named = { name: string; refreshHours: number }

/** A calendar file; the same events make the same bytes. */
export function icsOf({ name, refreshHours }: Named, events: readonly IcsEvent[]): string {
  const every = `PT${refreshHours}H`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//zhzz//exhibition schedule//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
    'X-WR-TIMEZONE:Asia/Shanghai',
    ...(events.some(({ when }) => 'at' in when) ? shanghai : []),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** China has had no summer time since 1991. */
const shanghai = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function linesOf(event: IcsEvent): string[] {
  const { when, location, description, url, place } = event
  const changed = `${compact(event.changedAt.toISOString())}Z`
  const days = 'from' in when
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    // Of whole days the end is the day after the last (§3.6.1).
    ...(days
      ? [`DTSTART;VALUE=DATE:${compact(when.from)}`, `DTEND;VALUE=DATE:${compact(dayAfter(when.to))}`]
      : [`DTSTART;TZID=Asia/Shanghai:${inShanghai(when.at)}`, `DURATION:PT${when.minutes}M`]),
    `STATUS:${event.status}`,
    // Nobody is busy for being told of an exhibition.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(event.summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(place ? [`GEO:${place.latitude};${place.longitude}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]
}

/** §3.3.11; control characters are in no text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** At most 75 bytes a line (§3.1), no character cut in two. */
function folded(line: string): string {
  let bytes = 0
  let text = ''
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (bytes + length > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += length
  }
  return text
}

/** 20261208T093000 */
function compact(iso: string): string {
  return iso.replace(/\.\d+Z?$|[-:]/g, '').replace(/Z$/, '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function inShanghai(instant: Date): string {
  return compact(new Date(instant.getTime() + 8 * 3_600_000).toISOString())
}
