import { fold } from '#text/fold.ts'
import { addGrams, units } from '#text/grams.ts'
import { scopeActs, scopeCommon } from '#text/words.ts'

const longestScope = 600
const mostTokens = 48
const longestPhrase = 10

/** Tokens of what a business scope deals in: phrases without their act (数控机床制造 → 数控机床), common ones left out. */
export function addScope(tokens: Set<string>, scope: string) {
  const limit = tokens.size + mostTokens
  for (const phrase of fold(scope.slice(0, longestScope)).split(' ')) {
    if (tokens.size >= limit) return
    for (const token of phraseTokens(phrase)) tokens.add(token)
  }
}

/** Registries write most scopes in phrases of a common list: their tokens are made once. */
const made = new Map<string, readonly string[]>()
const mostMade = 20_000

function phraseTokens(phrase: string): readonly string[] {
  const known = made.get(phrase)
  if (known) return known
  const tokens = new Set<string>()
  const thing = scopeThing(phrase)
  if (thing !== '') addGrams(tokens, units(thing), '~')
  if (made.size >= mostMade) made.clear()
  made.set(phrase, [...tokens])
  return [...tokens]
}

/** The thing a phrase of a scope names, or '' for a phrase that nearly everyone has. */
export function scopeThing(phrase: string): string {
  let thing = phrase
  for (let again = true; again; ) {
    again = false
    for (const act of scopeActs) {
      if (thing.length > act.length && thing.endsWith(act)) {
        thing = thing.slice(0, -act.length)
        again = true
        break
      }
    }
  }
  return thing.length < 2 || thing.length > longestPhrase || scopeCommon.has(thing) ? '' : thing
}
