import { lineOf, textOf } from '#value/text.ts'

export type Booths = { boothNo: string; pavilion: string | null }

/**
 * Booths as lists print them: `H1-C107`, `8.1H A05、A06`, or `venue|hall|number` several times with `;` between.
 * The pavilion is that of the first booth: the hall without its venue (世博展览馆H1 → H1), a column of its own, or
 * what the booth begins with.
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
  const numbers = places.map((parts) => parts.at(-1) ?? null).filter((number) => number !== null)
  const [first] = places
  const printed =
    first && first.length > 1
      ? withoutVenue(first.at(-2) ?? null, first.length > 2 ? (first[0] ?? null) : null)
      : null
  return {
    boothNo: [...new Set(numbers)].join('; ').slice(0, 500),
    pavilion:
      printed ?? withoutVenue(lineOf(pavilion?.split(/[;；、]/)[0]), venue) ?? pavilionIn(numbers[0] ?? ''),
  }
}

const beginnings = [
  // 3号馆A12, E5馆 E5D21, Hall 3 A12
  /^([A-Z\d.]{1,4}号?[馆厅])/i,
  /^(hall\s*[A-Z]?\d{0,2}(?:\.\d)?)(?=[\s\-–/])/i,
  // 8.1H A01, 8.1A01
  /^(\d{1,2}\.\dH)(?=[\s\-–]*[A-Z]\d)/i,
  /^(\d{1,2}\.\d)(?=H?[A-Z]?\d{2})/i,
  // N1A01, as the halls in the four directions of a square number theirs
  /^([NEWS]\d{1,2})(?=[A-Z]\d{2})/,
  // H1-C107
  /^([A-Z]{0,2}\d{1,2}(?:\.\d)?[A-Z]?)[-–]/i,
]

function pavilionIn(booth: string): string | null {
  // A01-A08 is a row of booths.
  if (/^([A-Z]+)\d+\s*[-–~]\s*\1\d+$/i.test(booth)) return null
  for (const beginning of beginnings) {
    const pavilion = beginning.exec(booth.normalize('NFKC'))?.[1]
    if (pavilion !== undefined) return pavilion.trim()
  }
  return null
}

function withoutVenue(hall: string | null, venue: string | null): string | null {
  if (hall === null || venue === null || !hall.startsWith(venue)) return hall
  return hall.slice(venue.length).replace(/^[-–—\s·]+/, '') || hall
}

const types: [RegExp, string][] = [
  [/标准|标摊|shell|standard/i, 'standard'],
  [/特装|特展|custom/i, 'custom'],
  [/光地|空地|raw/i, 'raw'],
  [/联合|展团|joint/i, 'joint'],
]

export function boothTypeOf(value: string | undefined): string {
  const text = textOf(value) ?? ''
  return types.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown'
}
