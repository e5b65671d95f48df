import ICAL from 'ical.js'
import { fixedRows, type NamedRow } from '#read/fixedRows.ts'
import { type Source, UnreadableFile } from '#read/record.ts'
import { wholeText } from '#read/wholeText.ts'

type Event = { line: number; sequence: number; uid: string; component: ICAL.Component }

/**
 * The events of an iCalendar file (RFC 5545) as rows of exhibitions. Days are those of the event's own time zone. Of one
 * UID the highest SEQUENCE holds; when it begins on another day than the lowest, it was moved. An event that repeats is
 * refused: each edition has days of its own.
 */
export async function openIcs(path: string): Promise<Source> {
  const text = await wholeText(path, 'it is no calendar of exhibitions')
  const calendars = parsed(text, path)
  const lines = text.split(/\r?\n/).flatMap((line, at) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [at + 1] : []))
  const events = calendars
    .flatMap((calendar) =>
      calendar.getAllSubcomponents('vevent').map((component) => ({ calendar, component })),
    )
    .map(({ calendar, component }, at) => ({
      line: lines[at] ?? at + 1,
      sequence: Number(textOf(component, 'sequence')) || 0,
      uid: textOf(component, 'uid') || `${at}`,
      component,
      isCancelled: /^cancel$/i.test(textOf(calendar, 'method')),
    }))
  if (events.length === 0) throw new UnreadableFile(`${path} is a calendar without events`)
  const byUid = Map.groupBy(events, ({ uid }) => uid)
  return fixedRows(
    [...byUid.values()].map((same) => rowOf(same.toSorted((a, b) => a.sequence - b.sequence))),
    [`read as a calendar: ${byUid.size} events`],
  )
}

function parsed(text: string, path: string): ICAL.Component[] {
  try {
    const calendars: unknown[] = ICAL.parse(text)
    const list = typeof calendars[0] === 'string' ? [calendars] : calendars
    return list.map((calendar) => new ICAL.Component(Array.isArray(calendar) ? calendar : []))
  } catch (error) {
    throw new UnreadableFile(`${path} is a damaged calendar: ${error instanceof Error ? error.message : ''}`)
  }
}

function rowOf(same: (Event & { isCancelled: boolean })[]): NamedRow {
  const [first, last] = [same[0], same.at(-1)]
  if (!first || !last) throw new Error('no event')
  const { component, line, sequence } = last
  if (component.hasProperty('rrule') || component.hasProperty('recurrence-id'))
    return {
      line,
      texts: new Map([['name', '']]),
      broken: 'the event repeats: give each edition as one of its own',
    }
  const days = daysOf(component)
  const before = daysOf(first.component)
  const isMoved = before.from !== days.from
  const geo = component.getFirstPropertyValue('geo')
  const [latitude, longitude] = Array.isArray(geo) ? geo.map(String) : []
  const isCancelled = last.isCancelled || /^cancelled$/i.test(textOf(component, 'status'))
  const fields: [string, string | undefined][] = [
    ['name', textOf(component, 'summary')],
    ['startDate', days.from],
    ['endDate', days.to],
    // Of a calendar alone a change of days is told by its count: it is one where other days are held.
    ['status', isCancelled ? 'cancelled' : isMoved ? 'rescheduled' : sequence > 0 ? 'moved' : ''],
    ['originalStart', isMoved ? before.from : ''],
    ['originalEnd', isMoved ? before.to : ''],
    ['hall', textOf(component, 'location').replace(/\s*\n\s*/g, ', ')],
    ['longitude', longitude],
    ['latitude', latitude],
    ['organizers', organizerOf(component)],
    ['website', textOf(component, 'url')],
    ['sourceUrl', textOf(component, 'url')],
    ['poster', posterOf(component)],
    ['introduction', textOf(component, 'description')],
  ]
  return { line, texts: new Map(fields.map(([field, text]) => [field, text ?? ''])) }
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name)
  return value === null || value === undefined ? '' : String(value).trim()
}

/** The last day of a whole-day event is the one before its end (RFC 5545 §3.6.1), and so is one that ends at midnight. */
function daysOf(component: ICAL.Component): { from: string; to: string } {
  const event = new ICAL.Event(component)
  const { startDate, endDate } = event
  if (!startDate) return { from: '', to: '' }
  const from = dayOf(startDate)
  if (!endDate) return { from, to: from }
  const last = endDate.clone()
  if (last.isDate || (last.hour === 0 && last.minute === 0)) last.adjust(-1, 0, 0, 0)
  const to = dayOf(last)
  return { from, to: to < from ? from : to }
}

function dayOf(time: ICAL.Time): string {
  return [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0')).join('-')
}

function organizerOf(component: ICAL.Component): string {
  const organizer = component.getFirstProperty('organizer')?.getFirstParameter('cn')
  return typeof organizer === 'string' ? organizer.replace(/[;|\n]/g, ' ') : ''
}

function posterOf(component: ICAL.Component): string {
  const pictures = [...component.getAllProperties('image'), ...component.getAllProperties('attach')]
  const links = pictures.map((property) => String(property.getFirstValue() ?? ''))
  return links.find((link) => /^https:.*\.(?:jpe?g|png|webp|avif)(?:\?|$)/i.test(link)) ?? ''
}
