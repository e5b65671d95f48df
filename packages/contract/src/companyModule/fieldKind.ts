/**
 * What a field of a record holds. `name`: a person or a company, told apart from others by its folded form (a second
 * column, `name_key`). `prose`: text of several lines. `status`: of the register, as it prints it. `link`, `image`: an
 * https or http address. `money`: in units of the record's field of kind `currency` (ISO 4217). `percent`: 0–100.
 * `withheld`: the names of the amounts that the company chose not to publish. A list: one of these codes; `anyOf`: several
 * of them.
 */
export type FieldKind =
  | 'name'
  | 'text'
  | 'texts'
  | 'prose'
  | 'status'
  | 'link'
  | 'image'
  | 'date'
  | 'money'
  | 'currency'
  | 'percent'
  | 'count'
  | 'year'
  | 'flag'
  | 'company'
  | 'withheld'
  | readonly string[]
  | { readonly anyOf: readonly string[] }

export type ValueOf<Kind> = Kind extends readonly string[]
  ? Kind[number] | null
  : Kind extends { readonly anyOf: readonly string[] }
    ? Kind['anyOf'][number][]
    : Kind extends 'texts' | 'withheld'
      ? string[]
      : Kind extends 'money' | 'percent' | 'count' | 'year'
        ? number | null
        : Kind extends 'flag'
          ? boolean
          : string | null

export type CodeOf<Kind> = Kind extends readonly (infer Code extends string)[]
  ? Code
  : Kind extends { readonly anyOf: readonly (infer Code extends string)[] }
    ? Code
    : never

/** The codes of a kind; none when it is no list of codes. */
export function codesOf(kind: FieldKind): readonly string[] {
  if (typeof kind === 'string') return []
  return 'anyOf' in kind ? kind.anyOf : kind
}

/** Several values in one field. */
export function isSeveral(kind: FieldKind): boolean {
  return kind === 'texts' || kind === 'withheld' || (typeof kind !== 'string' && 'anyOf' in kind)
}

/**
 * How a list is narrowed by a field. `value`: to one of the values that are there. `year`: to a year of a date.
 * `recent`: to the last days before today. Numbers: to what lies between two of them, the first from 0 on.
 */
export type FilterKind = 'value' | 'year' | 'recent' | readonly number[]

/** Days of a `recent` filter. */
export const recentDays = [7, 30, 90, 365]
