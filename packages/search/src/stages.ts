import { addGrams, hasPairs, isWord, units } from '#grams.ts'
import type { Query, QueryPart, Reading } from '#query.ts'
import { all, any, beginning, type Condition, token } from '#tsquery.ts'

/**
 * The ways to find a company for a query, as conditions on `company_search.tokens`. A way that cannot be
 * taken for this query is undefined.
 */
export type Stages = {
  /** A name of the company holds every part of the query. */
  contains: Condition
  /** … a name that has no words but these. */
  whole: Condition
  /** … and 股份, 集团 or 控股, which the query has. */
  marked: Condition
  /** … and its own words are the query, or begin with it: searched on their own where `contains` is common. */
  exact: Condition
  prefix: Condition
  /** A name holds the pieces of the query apart (蓝梵科技 in 蓝梵信息科技). */
  pieces: Condition
  /** A name holds all characters of the query somewhere (邵阳液压 in 邵阳维克液压). */
  loose: Condition
  /** Each part of the query is in a name, among the products or in the business scope. */
  offer: Condition
  /** With so many exact hits nobody means `pieces` or `loose`. */
  enoughExact: number
  /** Something of the query: what to show before nothing. */
  similar: Condition
}

export function stagesOf(query: Query): Stages {
  if (query.latin) return latinStages(query)
  return query.parts.length > 1 ? partStages(query) : nameStages(query)
}

function nameStages(query: Query): Stages {
  const readings = placedReadings(query)
  const each = (way: (reading: Reading) => Condition) =>
    any(readings.map((reading) => inPlace(reading, way(reading))))
  const contains = each((reading) =>
    isLetter(reading) ? anchored(reading.own) : containing(query, reading.own),
  )
  const marked = query.named.marks.map((mark) => token(`%${mark}`))
  const pieces = each((reading) => (isLetter(reading) ? undefined : inPieces(query, reading.own)))
  return {
    contains,
    whole: each(({ own }) => (hasPairs(own) ? undefined : token(`^$${own}`))),
    marked: marked.length === 0 ? undefined : all([contains, ...marked]),
    exact: each(({ own }) => exactly(query, own)),
    enoughExact:
      marked.length > 0 && query.named.core.length < long
        ? Number.MAX_SAFE_INTEGER
        : query.named.core.length === 4
          ? 3
          : 1,
    prefix: each(({ own }) => anchored(own)),
    pieces: query.named.core.length < long ? pieces : undefined,
    loose:
      marked.length > 0
        ? all([each(({ own }) => (own.length < long ? all(units(own).map(token)) : undefined)), ...marked])
        : each(({ own }) => scattered(own)),
    offer:
      query.named.core.length > longestOffer
        ? undefined
        : each((reading) => (isLetter(reading) ? undefined : any([held(reading.own), offered(reading.own)]))),
    similar: similar(query),
  }
}

/** Products and phrases of a scope are no longer; what is longer is a name. */
const longestOffer = 8
/** Own words of so many characters are told apart without the pairs between their pieces. */
const long = 6

/** As it is, and behind the narrowest place that certainly is one; with no such place every way. */
function placedReadings({ readings }: Query): Reading[] {
  const placed = readings.filter(({ place, certain, own }) => place.length > 1 && certain && own.length > 1)
  const narrowest = placed.at(-1)
  const [whole] = readings
  return narrowest === undefined || whole === undefined ? readings : [whole, narrowest]
}

/** A long name is told by its stem; which of those with this stem it is, the ranking sees. */
function containing(query: Query, own: string): Condition {
  if (own.length < long) return held(own)
  const [stem = own] = piecesOf(query, own)
  return anchored(stem) ?? held(own)
}

/** The stem at the beginning of a name's own words, and each trade word of the query by how it begins. */
function inPieces(query: Query, own: string): Condition {
  const [stem = own, ...words] = piecesOf(query, own)
  return words.length === 0
    ? undefined
    : all([anchored(stem), ...words.map((word) => held(word.slice(0, 2)))])
}

/** Parts with blanks between: each in a name or naming the region; or some among the products and the scope. */
function partStages({ parts }: Query): Stages {
  const contains = all(parts.map((part) => regionOf(part) ?? held(part.text)))
  const offer = all(parts.map((part) => regionOf(part) ?? any([held(part.text), offered(part.text)])))
  return { ...none, contains, offer }
}

const none: Stages = {
  contains: undefined,
  whole: undefined,
  marked: undefined,
  exact: undefined,
  prefix: undefined,
  pieces: undefined,
  loose: undefined,
  offer: undefined,
  similar: undefined,
  enoughExact: 1,
}

/** A word as typed so far may be of an English name, of a brand, or a spelling in pinyin or initials. */
function latinStages(query: Query): Stages {
  const words = units(query.text)
  const last = words.length - 1
  const begins = (word: string, mark: string) =>
    word.length > 1 ? beginning(mark + word) : token(mark + word)
  const named = all(words.map((word, at) => (at === last ? begins(word, '') : token(word))))
  const spelled = begins(query.key, '+')
  const exact = any([all(words.map((word) => token(word))), token(`+${query.key}`)])
  const contains = any([named, spelled])
  return { ...none, contains, exact, offer: any([contains, all(words.map((word) => token(`~${word}`)))]) }
}

function regionOf({ text, region, certain }: QueryPart): Condition {
  if (region === undefined) return undefined
  return certain ? token(`@${region}`) : any([held(text), token(`@${region}`)])
}

/** The place of a reading: where the company is registered or what its name begins with. */
function inPlace({ region, place, certain }: Reading, condition: Condition): Condition {
  if (region === undefined) return condition
  return all([condition, certain ? token(`@${region}`) : any([held(place), token(`@${region}`)])])
}

function isLetter({ place }: Reading): boolean {
  return place.length === 1
}

/** Tokens of a text; an ideograph without a neighbour counts by itself. */
export function held(text: string, mark = ''): Condition {
  const parts = units(text)
  const grams = new Set<string>()
  addGrams(grams, parts, mark)
  parts.forEach((part, at) => {
    if (!isWord(part) && isLone(parts, at)) grams.add(mark + part)
  })
  return all([...grams].map(token))
}

function isLone(parts: string[], at: number): boolean {
  const before = parts[at - 1]
  const after = parts[at + 1]
  return (before === undefined || isWord(before)) && (after === undefined || isWord(after))
}

export function offered(text: string): Condition {
  return units(text).length > 1 || isWord(text) ? held(text, '~') : undefined
}

/** Some neighbours of it together and the other characters anywhere: what is left of a name in an abbreviation. */
function scattered(own: string): Condition {
  const characters = units(own)
  if (characters.length >= long) return undefined
  const pairs = characters.slice(1).map((character, at) => (characters[at] ?? '') + character)
  return any(
    pairs.map((pair, at) => {
      const others = characters.filter((_, other) => other !== at && other !== at + 1)
      return all([held(pair), ...others.map(token)])
    }),
  )
}

/** A name's own words begin with these. */
function anchored(own: string): Condition {
  if (own.length < 2 || hasPairs(own)) return undefined
  return all([token(`^${own.slice(0, 2)}`), held(own)])
}

/** … and its stem, or it with some trade words, ends with them too. */
function exactly(query: Query, own: string): Condition {
  const [stem = own] = own.length < long ? [own] : piecesOf(query, own)
  const begins = anchored(stem)
  return begins === undefined ? undefined : all([begins, token(`$${own.slice(-2)}`)])
}

/** The stem and each trade word behind it. */
function piecesOf(query: Query, own: string): string[] {
  const offset = query.named.core.length - own.length
  const ends = query.named.ends.map((end) => end - offset).filter((end) => end > 0)
  const cuts = [0, ...ends.toReversed()]
  return cuts.slice(1).map((end, at) => own.slice(cuts[at], end))
}

function similar(query: Query): Condition {
  const own = query.named.core.slice(query.named.starts.at(-1))
  return own.length < 3 || hasPairs(own) ? undefined : token(`^${own.slice(0, 2)}`)
}
