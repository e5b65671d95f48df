import type { Forms } from '@zhzz/client/i18n/texts.ts'

/** One text in the five languages, in the order of `locales`. Chinese has one form for every number. */
export type Row = readonly [
  simplified: string,
  traditional: string,
  english: string | Forms,
  french: string | Forms,
  spanish: string | Forms,
]

/** The words of one domain: a row that misses a language does not compile. */
export function words<const Rows extends Readonly<Record<string, Row>>>(rows: Rows): Rows {
  return rows
}
