import { factTokens } from '#document/companyFacts.ts'
import { writeNames } from '#document/names.ts'
import { placedTokens } from '#document/placed.ts'
import { prominence } from '#document/prominence.ts'
import { addScope } from '#document/scope.ts'
import type { SearchableCompany } from '#document/searchableCompany.ts'
import { numberOf, textNumbers } from '#document/texts.ts'
import { type Anatomy, anatomy, headsOf } from '#names/anatomy.ts'
import { fold } from '#text/fold.ts'
import { addGrams, addSingles, hasPairs, isWord, units } from '#text/grams.ts'
import { industryLine } from '#text/industry.ts'
import { initials, longestSpelled, syllablesOf } from '#text/pinyin.ts'
import { regionLine } from '#text/region.ts'
import { englishForms } from '#text/words.ts'

/**
 * Kinds of tokens by their first character: none — a pair of characters, a word or a single character of a
 * name; `^` the pair a name's own part begins with; `$` the pair a stem ends with; `~` of products and scope;
 * `@` region; `#` industry; `=` a status that is not green; `%` legal form; `+` a spelling in pinyin or its initials;
 * `&` the first characters of two words of the registered name (南化 of 南宁化工); `*` what companyFacts.ts says.
 */
export type SearchDocument = {
  companyId: string
  /** Larger is shown earlier among equal hits; see prominence.ts. */
  prominence: number
  statusGroup: string
  registeredCapital: number | null
  establishDate: string | null
  exhibitionCount: number
  latestExhibitionDate: string | null
  contactCount: number
  hasWebsite: boolean
  /** Every name of the company, for ranking; read it with `readNames`. */
  names: string
  /** Distinct tokens, in no order; none holds a blank, quote, colon or backslash. */
  tokens: Set<string>
  /** Words of names and offers together with the city (placed.ts). */
  placed: Set<number>
  /** Words of the introduction, and of all else by which it is found (texts.ts); empty: it has none. */
  texts: Set<number>
}

/** How a company is found: what the import writes into company_search beside the company. */
export function searchDocument(company: SearchableCompany): SearchDocument {
  const tokens = new Set<string>()
  const named = addNameTokens(tokens, company.name, true)
  addHeads(tokens, named)
  if (company.shortName) addNameTokens(tokens, company.shortName)
  for (const brand of company.brands ?? []) addNameTokens(tokens, brand)
  for (const former of company.formerNames ?? []) addNameTokens(tokens, former)
  if (company.englishName) addEnglish(tokens, company.englishName)
  for (const product of company.products ?? []) addGrams(tokens, units(fold(product)), '~')
  if (company.businessScope) addScope(tokens, company.businessScope)
  for (const region of [company.regionCode, named.region]) {
    if (region) for (const code of regionLine(region)) tokens.add(`@${code}`)
  }
  if (company.industryCode) for (const code of industryLine(company.industryCode)) tokens.add(`#${code}`)
  if (company.statusGroup !== 'green') tokens.add(`=${company.statusGroup}`)
  for (const fact of factTokens(company)) tokens.add(fact)
  return {
    companyId: company.id,
    prominence: prominence(company),
    statusGroup: company.statusGroup,
    registeredCapital: company.registeredCapital ?? null,
    establishDate: company.establishDate ?? null,
    exhibitionCount: company.exhibitionCount ?? 0,
    latestExhibitionDate: company.latestExhibitionDate ?? null,
    contactCount: company.contactCount ?? 0,
    hasWebsite: Boolean(company.website),
    names: writeNames(company),
    tokens,
    placed: placedTokens(tokens),
    texts: company.introduction ? withTokens(textNumbers([company.introduction]), tokens) : new Set(),
  }
}

/** So that words of which one stands in the name and another in the introduction are found by `texts` alone. */
function withTokens(numbers: Set<number>, tokens: Set<string>): Set<number> {
  for (const token of tokens) {
    if (token.startsWith('~')) numbers.add(numberOf(token.slice(1)))
    else if (/^[@#]/.test(token) || (!/^[\^$=%+&*]/.test(token) && (token.length > 1 || isWord(token))))
      numbers.add(numberOf(token))
  }
  return numbers
}

/** Tokens of one name; `registered` adds the initials from the region on. Returns the name taken apart. */
export function addNameTokens(tokens: Set<string>, name: string, registered = false) {
  const named = anatomy(name)
  const { core, starts, ends } = named
  const parts = units(core)
  addGrams(tokens, parts)
  addSingles(tokens, parts)
  for (const mark of named.marks) {
    tokens.add(`%${mark}`)
    addSingles(tokens, units(mark))
  }
  if (!hasPairs(core)) {
    for (const start of starts) if (core.length - start > 1) tokens.add(`^${core.slice(start, start + 2)}`)
    for (const end of ends) if (end > 1) tokens.add(`$${core.slice(end - 2, end)}`)
    if (ends.length === 1 || !registered) tokens.add(`^$${core.slice(starts.at(-1)).slice(0, 32)}`)
  }
  addSpelling(tokens, core, starts.at(-1) ?? 0, registered)
  return named
}

const mostHeads = 5

/** What an abbreviation picks from a name: the first characters of its places, its own words and its trades, by twos. */
function addHeads(tokens: Set<string>, { core, starts, ends }: Anatomy) {
  const heads = headsOf({ core, starts, ends })
    .map((head) => core.charAt(head))
    .filter((head) => head !== ' ')
    .slice(0, mostHeads)
  heads.forEach((head, at) => {
    for (const next of heads.slice(at + 1)) tokens.add(`&${head}${next}`)
  })
}

/** The stem in full and initials with and without the region: shcs and cs both find 上海车圣. */
function addSpelling(tokens: Set<string>, core: string, ownFrom: number, registered: boolean) {
  const spelled = syllablesOf(core.slice(ownFrom, ownFrom + 8))
  if (spelled.length < 2) return
  addSpelled(tokens, spelled.slice(0, longestSpelled).join(''))
  addSpelled(tokens, initials(spelled).slice(0, 6))
  if (registered && ownFrom > 0) addSpelled(tokens, initials(syllablesOf(core.slice(0, 6))))
}

function addSpelled(tokens: Set<string>, spelling: string) {
  if (/^[a-z0-9]+$/.test(spelling)) tokens.add(`+${spelling}`)
}

/** Words that only say what kind of body it is are left out, so that a query without them is complete. */
function addEnglish(tokens: Set<string>, name: string) {
  const words = fold(name).split(' ')
  for (const word of words) if (word.length > 1 && !englishForms.has(word)) addGrams(tokens, units(word))
}
