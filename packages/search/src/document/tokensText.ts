import { addNameTokens } from '#document/document.ts'
import { fold } from '#text/fold.ts'
import { addGrams, units } from '#text/grams.ts'
import { regionLine } from '#text/region.ts'

/** What an exhibition, a hall or a list entry is found by. */
export type Findable = {
  /** Names, English names, aliases, printed names. */
  names: readonly (string | null | undefined)[]
  /** Products, topics, exhibits. */
  offers?: readonly string[]
  regionCode?: string | null
}

/** Text of the tsvector in `search_tokens`: the tokens of companies, without their filters. */
export function tokensText({ names, offers = [], regionCode }: Findable): string {
  const tokens = new Set<string>()
  for (const name of names) if (name) addNameTokens(tokens, name)
  for (const offer of offers) addGrams(tokens, units(fold(offer)), '~')
  if (regionCode) for (const code of regionLine(regionCode)) tokens.add(`@${code}`)
  return [...tokens].join(' ')
}
