import { addGrams, hasPairs, isWord, units } from '#grams.ts'
import type { Query, QueryPart } from '#query.ts'
import { all, any, beginning, but, type Condition, token } from '#tsquery.ts'

/**
 * The ways to find a company for a query, as conditions on `company_search.tokens`. A way that cannot be
 * taken for this query is undefined.
 */
export type Stages = {
  /** A name of the company holds every part of the query. */
  contains: Condition
  /** … and its own words are the query, or begin with it: searched on their own where `contains` is common. */
  exact: Condition
  prefix: Condition
  /** A name holds the pieces of the query apart (蓝梵科技 in 蓝梵信息科技). */
  pieces: Condition
  /** A name holds all characters of the query somewhere (邵阳液压 in 邵阳维克液压). */
  loose: Condition
  /** The query is a product or stands in the business scope, each part in the name or there. */
  offer: Condition
  /** Something of the query: what to show before nothing. */
  similar: Condition
}

export function stagesOf(query: Query): Stages {
  if (query.latin) return latinStages(query)
  const whole = query.parts.length > 1
  const readings = query.readings
  const contains = whole
    ? all(query.parts.map((part) => any([held(part.text), regionOf(part)])))
    : any(readings.map(({ own, region }) => within(region, held(own))))
  const offer = whole
    ? all(query.parts.map((part) => any([held(part.text), regionOf(part), offered(part.text)])))
    : any(readings.map(({ own, region }) => within(region, any([held(own), offered(own)]))))
  const pieces = any(
    readings.map(({ own, region }) => within(region, all(piecesOf(query, own).map((piece) => held(piece))))),
  )
  const loose = any(readings.map(({ own, region }) => within(region, singles(own))))
  return {
    contains,
    exact: whole ? undefined : any(readings.map(({ own }) => anchored(own, true))),
    prefix: whole ? undefined : any(readings.map(({ own }) => anchored(own, false))),
    pieces: whole || pieces === contains ? undefined : but(pieces, contains),
    loose: whole ? undefined : but(loose, contains),
    offer: but(offer, contains),
    similar: similar(query),
  }
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
  return {
    contains: any([named, spelled]),
    exact,
    prefix: undefined,
    pieces: undefined,
    loose: undefined,
    offer: but(all(words.map((word) => token(`~${word}`))), named, spelled),
    similar: undefined,
  }
}

function regionOf(part: QueryPart): Condition {
  return part.region === undefined ? undefined : token(`@${part.region}`)
}

function within(region: string | undefined, condition: Condition): Condition {
  return region === undefined ? condition : all([condition, token(`@${region}`)])
}

/** Tokens of a text; an ideograph without a neighbour counts by itself. */
function held(text: string, mark = ''): Condition {
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

function offered(text: string): Condition {
  return units(text).length > 1 || isWord(text) ? held(text, '~') : undefined
}

function singles(text: string): Condition {
  return all(units(text).map(token))
}

function anchored(own: string, toTheEnd: boolean): Condition {
  if (own.length < 2 || hasPairs(own)) return undefined
  const inner = held(own)
  const first = token(`^${own.slice(0, 2)}`)
  return toTheEnd ? all([first, inner, token(`$${own.slice(-2)}`)]) : all([first, inner])
}

/** The stem and each trade word behind it. */
function piecesOf(query: Query, own: string): string[] {
  const offset = query.named.core.length - own.length
  const ends = query.named.ends.map((end) => end - offset).filter((end) => end > 0)
  const cuts = [0, ...ends.toReversed()]
  return cuts.slice(1).map((end, at) => own.slice(cuts[at], end))
}

function similar(query: Query): Condition {
  const own = query.readings.at(-1)?.own ?? ''
  return own.length < 3 || hasPairs(own) ? undefined : token(`^${own.slice(0, 2)}`)
}
