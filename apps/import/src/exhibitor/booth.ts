import { pavilionIn } from '#exhibitor/boothWords.ts'
import { lineOf, textOf } from '#value/text.ts'

/** One booth: its venue as printed (null: that of the fair), the pavilion without the venue, its number. */
export type Booth = { venue: string | null; pavilion: string | null; number: string | null }

/** All booths of an entry; `boothNo` are their numbers, `pavilion` is that of the first. */
export type Booths = { boothNo: string; pavilion: string | null; booths: Booth[] }

const most = 60

/**
 * Booths as lists print them: `H1-C107`, `8.1H A05、A06`, or `venue|hall|number` several times with `;` between. The
 * pavilion of a booth is the hall without its venue (世博展览馆H1 → H1), its place in a column of halls, or what the
 * number begins with. `venue` is the hall of the fair.
 */
export function boothsOf(
  value: string | undefined,
  pavilion: string | undefined,
  venue: string | null = null,
): Booths {
  const places = (textOf(value) ?? '')
    .split(/[;；、,，\n]|(?<=\d)\s*\/\s*(?=[A-Z\d])/i)
    .map((place) => place.split('|').map((part) => lineOf(part)))
    .filter((parts) => parts.some((part) => part !== null))
  const columns = (textOf(pavilion) ?? '').split(/[;；、]/).map((hall) => withoutVenue(lineOf(hall), venue))
  const booths = distinct(
    places.map((parts, at): Booth => {
      const number = parts.at(-1) ?? null
      const own = parts.length > 2 ? (parts[0] ?? null) : null
      if (parts.length > 1 && parts.at(-2) !== null)
        return { venue: own, pavilion: withoutVenue(parts.at(-2) ?? null, own ?? venue), number }
      const column = columns.length === 1 || columns.length === places.length ? columns.at(at) : columns[0]
      return { venue: own, pavilion: column ?? columns[0] ?? pavilionIn(number ?? ''), number }
    }),
  ).slice(0, most)
  if (booths.length === 0 && columns[0]) booths.push({ venue: null, pavilion: columns[0], number: null })
  const numbers = booths.map(({ number }) => number).filter((number) => number !== null)
  const [first] = booths
  return {
    boothNo: [...new Set(numbers)].join('; ').slice(0, 500),
    pavilion: first ? (first.pavilion ?? first.venue) : null,
    booths,
  }
}

function distinct(booths: Booth[]): Booth[] {
  return [...new Map(booths.map((booth) => [Object.values(booth).join('|'), booth])).values()]
}

/** 世博展览馆H1 in 世博展览馆 is H1; the venue alone is no pavilion of it. */
function withoutVenue(hall: string | null, venue: string | null): string | null {
  if (hall === null || venue === null || !hall.startsWith(venue)) return hall
  return hall.slice(venue.length).replace(/^[-–—\s·]+/, '') || null
}
