import { lineOf, textOf } from '#value/text.ts'

export type Booths = { boothNo: string; pavilion: string | null }

/**
 * Booths as lists print them: `H1-C107`, `1.2H-A05、A06`, or `venue|hall|number` several times with `;` between.
 * The pavilion is that of the first booth: the hall without its venue (世博展览馆H1 → H1), a column of its own, or
 * what stands before the booth's dash.
 */
export function boothsOf(value: string | undefined, pavilion: string | undefined): Booths {
  const places = (textOf(value) ?? '')
    .split(/[;；\n]/)
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
      printed ??
      lineOf(pavilion) ??
      /^([A-Z]{0,2}\d{1,2}(?:\.\d)?[A-Z]?)[-–]/i.exec(numbers[0] ?? '')?.[1] ??
      null,
  }
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
