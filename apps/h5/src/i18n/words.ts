/** A text whose form depends on the number `n`. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

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
