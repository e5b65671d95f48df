import { fold } from '#text/fold.ts'
import { addGrams, isWord, units } from '#text/grams.ts'
import { hashOf } from '#text/hash.ts'

/** Of a text that is read, in UTF-16 units; a few introductions of thousands would outweigh all others. */
const longestText = 4_000
/** A word of letters is found by its beginning too, as long as this. */
const longestBeginning = 10

/**
 * The words of what a company or an exhibitor says of itself, as numbers: each pair of neighbouring characters, each word of
 * letters with its beginnings. Columns `texts`, with an index of their own: few rows have such a text, but it has more words
 * than all of their names, and a number takes a third of a token.
 */
export function textNumbers(texts: readonly (string | null | undefined)[]): Set<number> {
  const grams = new Set<string>()
  for (const text of texts) if (text) addGrams(grams, units(fold(text.slice(0, longestText))))
  const numbers = new Set<number>()
  for (const gram of grams) {
    numbers.add(numberOf(gram))
    if (isWord(gram))
      for (const length of beginnings(gram.length)) numbers.add(numberOf(gram.slice(0, length)))
  }
  return numbers
}

function* beginnings(length: number): Generator<number> {
  for (let at = 2; at < length && at <= longestBeginning; at++) yield at
  if (length - 1 > longestBeginning) yield length - 1
}

/** What a text that holds all of these words has in `texts`; undefined: a word is too short to tell. */
export function askedNumbers(words: readonly string[], also: readonly string[] = []): number[] | undefined {
  const grams = new Set<string>(also)
  for (const word of words) {
    const before = grams.size
    addGrams(grams, units(fold(word)))
    if (grams.size === before && units(fold(word)).length < 2) return undefined
  }
  return grams.size === 0 ? undefined : [...grams].map(numberOf)
}

export function numberOf(gram: string): number {
  return hashOf(seed, gram)
}

const seed = -2_128_831_035
