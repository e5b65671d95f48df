import { mostCodes } from '@zhzz/contract/filterLimits.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { ComponentType, ReactNode } from 'react'
import type { PlainKey } from '#i18n/texts.ts'
import { type RangeKind, rangeParts } from '#nav/ownRange.ts'

/** When and by whom a list is asked for. */
export interface Asked {
  /** `YYYY-MM-DD` in Asia/Shanghai */
  today: string
  isSignedIn: boolean
}

/** Trees of codes that are chosen from (filter/treeNodes.ts). */
export type Tree = 'regions' | 'worldRegions' | 'industries' | 'topics'

/** Where values are looked for by their name. */
export interface Lookup {
  placeholder: PlainKey
  /** What is said when nothing is found. */
  none: PlainKey
  /** What is found by a keyword: value → what is said of it; undefined while it is looked for. */
  Found: ComponentType<{
    keyword: string
    children: (
      found: ReadonlyMap<string, string> | undefined,
      read: { error: Error | null; reload: () => void },
    ) => ReactNode
  }>
  /** The name of a value that was chosen. */
  Name: ComponentType<{ value: string; children: (name: string) => ReactNode }>
}

/** How values stand in a parameter. */
export interface Codec {
  /** Values that there are, with their words. */
  words: Words
  /** Whether a value without a word may stand there: a code of a tree, an id, a range of one's own. */
  allows: (value: string) => boolean
  /** Stands between the values; null: the parameter holds one. */
  glue: string | null
  most: number
}

/** One filter of a list: what its parameter may hold, what that narrows the call by, and how it is chosen. */
export interface Filter<Asks> extends Codec {
  title: PlainKey
  /** Title of the sheet it stands on with others; absent: it has a button of its own. */
  sheet?: PlainKey
  isShown: boolean
  /** Means something for a signed-in person only. */
  signedIn?: boolean
  asks: (values: readonly string[], asked: Asked) => Partial<Asks>
  /** A range of one's own beside the words. */
  range?: RangeKind
  tree?: Tree
  lookup?: Lookup
}

type Words = Readonly<Record<string, PlainKey>>

interface Said {
  title: PlainKey
  /** `apart`: the page draws it itself, or a link alone sets it. */
  shown?: 'apart'
  signedIn?: boolean
}

/** Fields of a request whose value can be V. */
type FieldOf<Asks, V> = keyof { [F in keyof Asks as NonNullable<Asks[F]> extends V ? F : never]: F } &
  keyof Asks
type ValueOf<Asks, F extends keyof Asks> =
  NonNullable<Asks[F]> extends readonly (infer V extends string)[] ? V : NonNullable<Asks[F]> & string

/** The kinds of filters over the fields of a request; the compiler asks for a word for every value of the contract. */
export interface Kinds<Asks> {
  /** Some of the values that there are. `without`: values that are chosen elsewhere. */
  several: <F extends FieldOf<Asks, readonly string[]>, Without extends ValueOf<Asks, F> = never>(
    field: F,
    said: Said & {
      words: Readonly<Record<Exclude<ValueOf<Asks, F>, Without>, PlainKey>>
      without?: readonly Without[]
    },
  ) => Filter<Asks>
  /** One of the values that there are. */
  one: <F extends FieldOf<Asks, string>>(
    field: F,
    said: Said & { words: Readonly<Record<ValueOf<Asks, F>, PlainKey>> },
  ) => Filter<Asks>
  /** Codes, ids or names that are looked up; in a tree or by name. */
  codes: (
    field: FieldOf<Asks, readonly string[]>,
    said: Said & { pattern: RegExp; glue?: string; most?: number; tree?: Tree; lookup?: Lookup },
  ) => Filter<Asks>
  /** Yes or not asked. `on`: how yes is written in the address, else `1`. */
  flag: (field: FieldOf<Asks, boolean>, said: Said & { word: PlainKey; on?: string }) => Filter<Asks>
  /** Several of them in one parameter, each by its name there. */
  flags: (
    said: Said & { of: Readonly<Record<string, readonly [field: FieldOf<Asks, boolean>, word: PlainKey]>> },
  ) => Filter<Asks>
  /** A filter that says itself what it asks; nothing without `asks`: the page's own request reads it. */
  own: (
    said: Said & {
      words?: Words
      range?: RangeKind
      allows?: Codec['allows']
      asks?: Filter<Asks>['asks']
    },
  ) => Filter<Asks>
}

export function filterKinds<Asks>(): Kinds<Asks> {
  // Kinds lets only a value of the field's type through to the field.
  const fill = (field: keyof Asks, value: unknown) => trusted<Partial<Asks>>({ [field]: value })
  const base = { words: {}, allows: () => false, glue: null, most: 1 }
  return {
    several: (field, { without: _without, ...said }) => ({
      ...base,
      ...placed(said),
      glue: ',',
      most: mostCodes,
      asks: (values) => fill(field, values),
    }),
    one: (field, said) => ({ ...base, ...placed(said), asks: ([value]) => fill(field, value) }),
    codes: (field, { pattern, ...said }) => ({
      ...base,
      glue: ',',
      most: mostCodes,
      ...placed(said),
      allows: (value) => pattern.test(value),
      asks: (values) => fill(field, values),
    }),
    flag: (field, { word, on = '1', ...said }) => ({
      ...base,
      ...placed(said),
      words: { [on]: word },
      asks: () => fill(field, true),
    }),
    flags: ({ of, ...said }) => ({
      ...base,
      ...placed(said),
      glue: ',',
      most: mostCodes,
      words: Object.fromEntries(Object.entries(of).map(([name, [, word]]) => [name, word])),
      asks: (values) =>
        trusted<Partial<Asks>>(
          Object.fromEntries(
            Object.entries(of).flatMap(([name, [field]]) => (values.includes(name) ? [[field, true]] : [])),
          ),
        ),
    }),
    own: (said) => ({
      ...base,
      allows: (value) => said.range !== undefined && rangeParts(value, said.range) !== null,
      asks: () => ({}),
      ...placed(said),
    }),
  }
}

function placed<S extends Said>({ shown, ...said }: S) {
  return { ...said, isShown: shown !== 'apart' }
}

/** The same filters, on one sheet. */
export function onSheet<Name extends string, Asks>(
  sheet: PlainKey,
  filters: Readonly<Record<Name, Filter<Asks>>>,
): Readonly<Record<Name, Filter<Asks>>> {
  // The same names again.
  return trusted(
    Object.fromEntries(
      Object.entries<Filter<Asks>>(filters).map(([name, filter]) => [name, { ...filter, sheet }]),
    ),
  )
}

/** What of a parameter can be meant, each value once: those with words in their order, then the others. */
export function valuesOf({ words, allows, glue, most }: Codec, param: string | undefined): string[] {
  const given = param ? (glue === null ? [param] : [...new Set(param.split(glue))]) : []
  const known = Object.keys(words).filter((value) => given.includes(value))
  return [...known, ...given.filter((value) => !known.includes(value) && allows(value))].slice(0, most)
}

/** A parameter with these values; undefined takes it out of the address. */
export function paramOf(
  codec: Pick<Codec, 'glue'> | undefined,
  values: readonly string[],
): string | undefined {
  return values.join(codec?.glue ?? ',') || undefined
}
