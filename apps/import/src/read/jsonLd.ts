import { isObject } from '#read/flatten.ts'

type Thing = Record<string, unknown>

const eventTypes =
  /(?:^|[/:#])(?:ExhibitionEvent|BusinessEvent|SaleEvent|EducationEvent|SocialEvent|Festival|Event)$/
const deepest = 12

/** The events of schema.org in a JSON-LD document, wherever they stand in it but inside of other events. */
export function eventsIn(document: unknown, depth = 0): Thing[] {
  if (depth > deepest) return []
  if (Array.isArray(document)) return document.flatMap((item) => eventsIn(item, depth + 1))
  if (!isObject(document)) return []
  if (typesOf(document).some((type) => eventTypes.test(type))) return [document]
  return Object.values(document).flatMap((part) => eventsIn(part, depth + 1))
}

/**
 * An event as a row of exhibitions (https://schema.org/Event), by the names of the fields. A status that says postponed,
 * rescheduled or cancelled stays a word, which the fields of exhibitions know; offers are left out.
 */
export function eventRow(event: Thing): Map<string, string> {
  const places = listOf(event['location']).filter(isPlace)
  const place = places[0]
  const address = isObject(place) ? place['address'] : undefined
  const geo = isObject(place) && isObject(place['geo']) ? place['geo'] : {}
  const previous = listOf(event['previousStartDate']).map(dayOf).filter(isFilled).toSorted()
  const fields: [string, string][] = [
    ['name', nameOf(event)],
    ['aliases', listOf(event['alternateName']).map(textOf).join(';')],
    ['series', nameOf(event['superEvent'])],
    ['startDate', dayOf(event['startDate'])],
    ['endDate', dayOf(event['endDate'])],
    ['status', listOf(event['eventStatus']).map(textOf).join(' ')],
    ['originalStart', previous[0] ?? ''],
    ['hall', nameOf(place) || streetOf(address) || (typeof place === 'string' ? place : '')],
    ['city', partOf(address, 'addressLocality')],
    ['province', partOf(address, 'addressRegion')],
    ['country', partOf(address, 'addressCountry')],
    ['longitude', textOf(geo['longitude'])],
    ['latitude', textOf(geo['latitude'])],
    ['organizers', listOf(event['organizer']).map(nameOf).filter(isFilled).join(';')],
    ['supporters', listOf(event['sponsor']).map(nameOf).filter(isFilled).join(';')],
    ['website', linkOf(event['url']) || linkOf(event['mainEntityOfPage'])],
    ['sourceUrl', linkOf(event['url']) || linkOf(event['@id'])],
    ['poster', linkOf(listOf(event['image'])[0])],
    ['logo', linkOf(listOf(event['logo'])[0])],
    ['introduction', plain(textOf(event['description']))],
    ['concurrentEvents', listOf(event['subEvent']).map(subEvent).filter(isFilled).join('\n')],
  ]
  return new Map(fields.filter(([, text]) => text !== ''))
}

export function typesOf(thing: Thing): string[] {
  return listOf(thing['@type']).filter((type) => typeof type === 'string')
}

function isPlace(location: unknown): boolean {
  return (
    typeof location === 'string' || (isObject(location) && !typesOf(location).includes('VirtualLocation'))
  )
}

function subEvent(event: unknown): string {
  if (!isObject(event) || nameOf(event) === '') return ''
  const time = textOf(event['startDate']).slice(0, 16).replace('T', ' ')
  const [place] = listOf(event['location'])
  return [nameOf(event), time, nameOf(place)].map((part) => part.replace(/[|;\n]/g, ' ')).join('|')
}

/** The day as its own clock has it: 2026-09-15T09:00:00+02:00 is the 15th. */
function dayOf(value: unknown): string {
  const text = textOf(value)
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? text
}

function streetOf(address: unknown): string {
  return typeof address === 'string' ? address : partOf(address, 'streetAddress')
}

function partOf(address: unknown, part: string): string {
  const value = isObject(address) ? address[part] : undefined
  return isObject(value) ? nameOf(value) : textOf(value)
}

export function nameOf(value: unknown): string {
  if (!isObject(value)) return isObject(listOf(value)[0]) ? nameOf(listOf(value)[0]) : textOf(value)
  return textOf(value['name']) || textOf(value['legalName'])
}

export function linkOf(value: unknown): string {
  const text = isObject(value)
    ? textOf(value['url']) || textOf(value['contentUrl']) || textOf(value['@id'])
    : textOf(value)
  return /^(?:https?:)?\/\//i.test(text) ? text : ''
}

/** A text, or that of a `@value`; of several languages the Chinese one, else the first. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const chinese = value.find((item) => isObject(item) && /^zh/i.test(textOf(item['@language'])))
    return textOf(chinese ?? value[0])
  }
  if (isObject(value)) return textOf(value['@value'] ?? '')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Descriptions often hold marks of HTML. */
function plain(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
}

export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

function isFilled(text: string): boolean {
  return text !== ''
}
