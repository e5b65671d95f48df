import { addGrams, isWord, units } from '#text/grams.ts'
import { hashOf } from '#text/hash.ts'
import { industryLine } from '#text/industry.ts'
import { regionByCode } from '#text/region.ts'

/**
 * A word of a name or an offer together with the city, as one number: `company_search.placed`. The list of a word and
 * the list of a city are both long; the list of the two together holds little more than the companies looked for. And
 * the province together with the industry's section.
 */
export function placedTokens(tokens: ReadonlySet<string>): Set<number> {
  const places = new Map<string, number>()
  const words = new Set<string>()
  const sections: string[] = []
  for (const token of tokens) {
    const mark = token.charCodeAt(0)
    if (mark === hash && token.length === lengthOfSection) sections.push(token)
    if (mark === at) places.set(token.slice(1), placeOf(token.slice(1)))
    else if (mark === tilde || (!isMarked(token) && (token.length > 1 || isWord(token)))) words.add(token)
  }
  const placed = new Set<number>()
  for (const place of narrowest(places)) {
    for (const word of words) if (!surrogate.test(word)) placed.add(hashOf(place, word))
    for (const section of sections) placed.add(hashOf(provinceOf(place), section))
  }
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
  const numbers = [...grams].filter((gram) => !surrogate.test(gram)).map((gram) => hashOf(city, gram))
  return numbers.length === 0 ? undefined : numbers
}

/**
 * What a company of these regions has in `placed` that has at least one of the words (`mark` and all) in its names or
 * among its offers: of every city of theirs. Undefined: not told by it, or by more numbers than are quickly looked up.
 */
export function anyPlaced(regions: readonly string[], words: readonly string[]): number[] | undefined {
  const places = new Set(regions.flatMap((region) => placesOf.get(region) ?? [placeOf(region)]))
  const told = words.filter((word) => !surrogate.test(word))
  if (told.length < words.length || places.size * told.length > mostNumbers) return undefined
  return [...places].flatMap((place) => told.map((word) => hashOf(place, word)))
}

/** What a company of these regions' provinces in these industries' sections has in `placed`, one of it at least. */
export function anySection(regions: readonly string[], industries: readonly string[]): number[] {
  const provinces = new Set(regions.map((region) => provinceOf(placeOf(region))))
  const sections = new Set(industries.map((industry) => `#${industryLine(industry)[0]}`))
  return [...provinces].flatMap((province) => [...sections].map((section) => hashOf(province, section)))
}

const mostNumbers = 96
const lengthOfSection = 2
const at = 64
const hash = 35
const tilde = 126
const surrogate = /[\ud800-\udfff]/
const municipalities = new Set(['11', '12', '31', '50'])

/** Number of the city, or of the municipality, in which a region lies; undefined for a whole province. */
function cityOf(region: string): number | undefined {
  return region.length < 4 && !municipalities.has(region) ? undefined : placeOf(region)
}

/** The same, and of a province its own number: of companies of which no city is known. */
function placeOf(region: string): number {
  const province = region.slice(0, 2)
  return Number(municipalities.has(province) ? province : region.slice(0, 4))
}

function provinceOf(place: number): number {
  return place > 99 ? Math.floor(place / 100) : place
}

/** Without the provinces of which there is a city too. */
function narrowest(places: ReadonlyMap<string, number>): Set<number> {
  const numbers = [...places.values()]
  const provinces = new Set(numbers.filter((number) => number > 99).map(provinceOf))
  return new Set(numbers.filter((number) => !provinces.has(number)))
}

/** Of each province its cities and itself. */
const placesOf = new Map<string, number[]>()
for (const region of regionByCode.keys()) {
  const province = region.slice(0, 2)
  placesOf.set(province, [...new Set([...(placesOf.get(province) ?? []), placeOf(region)])])
}

function isMarked(token: string): boolean {
  return '^$#=%+&*'.includes(token.charAt(0))
}
