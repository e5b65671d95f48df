import { all, type Condition, joined, token } from '#query/tsquery.ts'
import { addGrams, hasPairs, isWord, units } from '#text/grams.ts'
import { legalForms, tradeWords } from '#text/words.ts'

/** Tokens of a text; an ideograph without a neighbour counts by itself. */
export function held(text: string, mark = ''): Condition {
  return all(gramsOf(text, mark).map(token))
}

/** Pairs that stand in words of trades and legal forms: their lists are the longest. */
const commonPairs = new Set(
  [...tradeWords, ...legalForms].flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  ),
)

/** `held` with the common pairs to be checked on the rows, where the others are enough for the index. */
export function heldWay(text: string): { find: Condition; check: Condition } {
  const grams = gramsOf(text, '')
  const rare = grams.filter((gram) => gram.length > 1 && !commonPairs.has(gram))
  if (rare.length === 0 || rare.length === grams.length)
    return { find: all(grams.map(token)), check: undefined }
  return {
    find: all(rare.map(token)),
    check: all(grams.filter((gram) => !rare.includes(gram)).map(token)),
  }
}

/**
 * The token of a text that tells most: every name (`mark` ~: offer) that holds the text has it. A pair that lies across
 * two words is rarer than those within one.
 */
export function tellingWord(text: string, mark = ''): string | undefined {
  const grams = gramsOf(text, mark).filter((gram) => gram.length > mark.length + 1 || isWord(gram))
  const rare = grams.find((gram) => !commonPairs.has(gram.slice(mark.length)))
  return rare ?? grams[grams.length > 2 ? 1 : 0]
}

/** Own words that end so, where that is told by few names; undefined: too many do. */
export function rareEnd(own: string): Condition {
  const end = own.slice(-2)
  return commonPairs.has(end) ? undefined : token(`$${end}`)
}

function gramsOf(text: string, mark: string): string[] {
  const parts = units(text)
  const grams = new Set<string>()
  addGrams(grams, parts, mark)
  parts.forEach((part, at) => {
    if (!isWord(part) && isLone(parts, at)) grams.add(mark + part)
  })
  return [...grams]
}

function isLone(parts: string[], at: number): boolean {
  const before = parts[at - 1]
  const after = parts[at + 1]
  return (before === undefined || isWord(before)) && (after === undefined || isWord(after))
}

/** Among the products or in the business scope, where single ideographs are not kept. */
export function offered(text: string): Condition {
  return units(text).length > 1 || isWord(text) ? held(text, '~') : undefined
}

/**
 * The same with every other pair of a longer text for the index, and the rest to be checked: the lists of these pairs
 * are long, and one that lies across two words is about as short as all of them together.
 */
export function offeredWay(text: string): { find: Condition; check: Condition } {
  const parts = units(text)
  if (parts.length < 4 || parts.some(isWord)) return { find: offered(text), check: undefined }
  const across = parts.flatMap((part, at) =>
    at % 2 === 1 && at + 1 < parts.length ? [part + (parts[at + 1] ?? '')] : [],
  )
  return { find: all(across.map((pair) => token(`~${pair}`))), check: offered(text) }
}

/** A name's own words begin with these. */
export function anchored(own: string): Condition {
  if (own.length < 2 || hasPairs(own)) return undefined
  return all([token(`^${own.slice(0, 2)}`), held(own)])
}

/** The same with the common pairs to be checked. */
export function anchoredWay(own: string): { find: Condition; check: Condition } {
  if (own.length < 2 || hasPairs(own)) return { find: undefined, check: undefined }
  const { find, check } = heldWay(own)
  return { find: joined(token(`^${own.slice(0, 2)}`), find), check }
}

/** Each character somewhere in a name. */
export function singles(text: string): Condition {
  return all(units(text).map(token))
}
