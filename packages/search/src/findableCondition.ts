import { held, offered } from '#conditions.ts'
import { all, any, beginning, type Condition } from '#tsquery.ts'

/**
 * Condition on `search_tokens` (tokensText): each word is in a name or among the offers; a word of letters may be the
 * beginning of one. `words` are folded; undefined when no token can be made of them.
 */
export function findableCondition(words: readonly string[]): Condition {
  return all(words.map((word) => any([held(word), offered(word), ...beginnings(word)])))
}

/** As typed so far: `semi` finds semiconductor. */
function beginnings(word: string): Condition[] {
  return /^[a-z0-9]{2,32}$/.test(word) ? [beginning(word), beginning(`~${word}`)] : []
}
