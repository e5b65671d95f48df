import { addGrams, isWord, units } from '#grams.ts'

/**
 * A word of a name or an offer together with the city, as one number: `company_search.placed`. The list of a word and
 * the list of a city are both long; the list of the two together holds little more than the companies looked for.
 */
export function placedTokens(tokens: ReadonlySet<string>): Set<number> {
  const cities: number[] = []
  const words = new Set<string>()
  for (const token of tokens) {
    const mark = token.charCodeAt(0)
    if (mark === at) {
      const city = cityOf(token.slice(1))
      if (city !== undefined && token.length === lengthOfCity(city)) cities.push(city)
    } else if (mark === tilde || (!isMarked(token) && (token.length > 1 || isWord(token)))) words.add(token)
  }
  const placed = new Set<number>()
  for (const city of cities)
    for (const word of words) if (!surrogate.test(word)) placed.add(numberOf(city, word))
  return placed
}

/**
 * What a company of the city has in `placed` that has all the words in its names (`mark` ~: among its offers);
 * undefined: not told by it.
 */
export function placedWords(region: string, words: readonly string[], mark = ''): number[] | undefined {
  const city = cityOf(region)
  if (city === undefined) return undefined
  const grams = new Set<string>()
  for (const word of words) addGrams(grams, units(word), mark)
  const numbers = [...grams].filter((gram) => !surrogate.test(gram)).map((gram) => numberOf(city, gram))
  return numbers.length === 0 ? undefined : numbers
}

const at = 64
const tilde = 126
const surrogate = /[\ud800-\udfff]/
const municipalities = new Set(['11', '12', '31', '50'])

/** Number of the city, or of the municipality, in which a region lies; undefined for a whole province. */
function cityOf(region: string): number | undefined {
  const province = region.slice(0, 2)
  if (municipalities.has(province)) return Number(province)
  return region.length < 4 ? undefined : Number(region.slice(0, 4))
}

/** Of its token: every region above a company's has one of its own. */
function lengthOfCity(city: number): number {
  return city < 100 ? 3 : 5
}

function isMarked(token: string): boolean {
  return '^$#=%+&*'.includes(token.charAt(0))
}

/** FNV-1a, 32 bits; migration 0040 reckons the same for rows that were there before it. */
function numberOf(city: number, word: string): number {
  let hash = city
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 16_777_619)
  return hash | 0
}
