import { held, offered } from '#query/conditions.ts'
import { all, any, beginning, type Condition, token } from '#query/tsquery.ts'
import { regionAt } from '#text/region.ts'

/** Condition on `search_tokens` (tokensText) for every one of the words; undefined when no token can be made of one. */
export function findableCondition(words: readonly string[]): Condition {
  return all(words.map(findableWord))
}

/**
 * Condition on `search_tokens`: the word is in a name or among the offers, or names the region; a word of letters may be
 * the beginning of one. `word` is folded; undefined when no token can be made of it.
 */
export function findableWord(word: string): Condition {
  const place = regionAt(word, 0)
  const region = place?.length === word.length ? [token(`@${place.region.code}`)] : []
  return any([held(word), offered(word), ...region, ...beginnings(word)])
}

/** As typed so far: `semi` finds semiconductor. */
function beginnings(word: string): Condition[] {
  return /^[a-z0-9]{2,32}$/.test(word) ? [beginning(word), beginning(`~${word}`)] : []
}
