import { dateRangeOf } from '#value/dateRange.ts'
import { textOf } from '#value/text.ts'

/** A day's hours, `HH:MM`, and whom they are for. */
export type OpenHours = { date: string; from: string; to: string; audience: string | null }

const mostDays = 31
const clock = '(\\d{1,2})\\s*(?:[:：.时点]\\s*(\\d{2})?)?\\s*(am|pm)?'
const span = new RegExp(
  `(?<![\\d./-])${clock}\\s*(?:-{1,2}|[–—~～至到]|to|until)\\s*${clock}分?(?![\\d./-])`,
  'gi',
)

/**
 * Hours as organisers print them: `9:00-17:00` of every day, or day by day `7月26日 9:00-17:00（专业观众）; 7月28日
 * 9:00-15:00`. Null where something else is written.
 */
export function openHoursOf(
  value: string | undefined,
  days: { from: string; to: string },
): OpenHours[] | null {
  const text = textOf(value)?.normalize('NFKC')
  if (text === undefined) return []
  const hours: OpenHours[] = []
  for (const piece of text.split(/[;；\n|]|(?<=\d{2})\s*[,，、]\s*(?=\d)/)) {
    if (piece.trim() === '') continue
    const found = [...piece.matchAll(span)].filter((match) => /[:：.时点apm]/i.test(match[0])).at(-1)
    const from = timeOf(found?.[1], found?.[2], found?.[3])
    const to = timeOf(found?.[4], found?.[5], found?.[6])
    if (!found || from === null || to === null) return null
    const dated = piece.slice(0, found.index).replace(/[\s:：,，(（]+$/, '')
    const audience = whomOf(piece.slice(found.index + found[0].length)) ?? whomOf(dated)
    const named = dateRangeOf(dated.replace(/[^\d年月日./~–—至到\s-].*$/u, ''), Number(days.from.slice(0, 4)))
    if (/\d/.test(dated) && named.from === null) return null
    const between = named.from === null ? days : { from: named.from, to: named.to ?? named.from }
    hours.push(...daysBetween(between).map((date) => ({ date, from, to, audience })))
  }
  const within = hours.filter(({ date }) => date >= days.from && date <= days.to)
  return within.toSorted((a, b) => (a.date + a.from < b.date + b.from ? -1 : 1))
}

function timeOf(hour = '', minute = '00', half = ''): string | null {
  const pm = /pm/i.test(half) && Number(hour) < 12
  const hours = Number(hour) + (pm ? 12 : 0)
  return hour === '' || hours > 24 || Number(minute) > 59
    ? null
    : `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** The words beside the hours: 专业观众, Trade visitors only. */
function whomOf(text: string): string | null {
  const words = text.replace(/[\d年月日号:：.,，/~–—()（）[\]\s-]+/g, ' ').trim()
  return /^(?:每[天日]|daily|星期.|周.|[a-z]{3,9}day)?$/i.test(words) || words.length > 40 ? null : words
}

function daysBetween({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to) && days.length < mostDays; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
