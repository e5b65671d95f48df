import { dateOf } from '#value/date.ts'
import { textOf } from '#value/text.ts'

/** When an article was published: the day by the publisher's own clock, the instant and its offset where they are told. */
export type Published = { on: string; at: string | null; zone: string | null }

/** Zones that mails and feeds name in letters (RFC 822 §5). */
const zones: Record<string, string> = {
  GMT: '+00:00',
  UT: '+00:00',
  UTC: '+00:00',
  Z: '+00:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  CET: '+01:00',
  CEST: '+02:00',
}
const ownZone = '+08:00'
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const mail =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s-]+(\d{4}|\d\d)\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([+-]\d\d:?\d\d|[a-z]{1,4})?$/i
const iso =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[T\s]*(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d|[A-Z]{3,4})?$/

/** A time without a zone is that of China. Null: no day that can be read, or one after `latest` (an instant). */
export function publishedOf(value: string | undefined, latest: number): Published | null {
  const text = textOf(value)?.normalize('NFKC')
  if (text === undefined) return null
  const [, day, month, year, ...mailed] = mail.exec(text) ?? []
  if (day !== undefined)
    return at([Number(year) + (year?.length === 2 ? 2_000 : 0), monthOf(month), Number(day)], mailed, latest)
  const [, fullYear, numberOfMonth, dayOfMonth, ...told] = iso.exec(text) ?? []
  if (fullYear !== undefined)
    return at([Number(fullYear), Number(numberOfMonth), Number(dayOfMonth)], told, latest)
  const on = dateOf(text)
  return on === null || Date.parse(`${on}T00:00:00${ownZone}`) > latest ? null : { on, at: null, zone: null }
}

function at(
  days: number[],
  [hour, minute, second, zone]: (string | undefined)[],
  latest: number,
): Published | null {
  const [year = 0, month = 0, day = 0] = days
  const on = dateOf(`${year}-${month}-${day}`)
  if (on === null) return null
  const offset =
    zone === undefined
      ? ownZone
      : (zones[zone.toUpperCase()] ?? zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2'))
  const clock = [hour, minute, second].map((part = '00') => part.padStart(2, '0')).join(':')
  const time = Date.parse(`${on}T${clock}${offset}`)
  if (Number.isNaN(time)) return { on, at: null, zone: null }
  return time > latest ? null : { on, at: new Date(time).toISOString(), zone: offset }
}

function monthOf(name: string | undefined): number {
  return months.indexOf((name ?? '').toLowerCase()) + 1
}
