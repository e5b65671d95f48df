import type { Name } from '#document/names.ts'
import { matchConditions } from '#match/matchConditions.ts'
import { alignment } from '#names/alignment.ts'
import { type Anatomy, anatomy, headsOf } from '#names/anatomy.ts'
import { englishWords, spells } from '#names/englishName.ts'
import { slip } from '#names/nearName.ts'
import { type PrintedName, type ReadName, readPrinted } from '#names/printedName.ts'
import type { Condition } from '#query/tsquery.ts'
import { nameKey } from '#text/fold.ts'
import { regionLine } from '#text/region.ts'

/** From here on a printed name is taken for the company without a person's look. */
export const automatic = 0.95
/** From here on a person is shown the company as a candidate. */
export const candidate = 0.7

/** Why a company is meant, as codes; the strongest first. */
export type MatchReason =
  | 'sameName'
  | 'sameFormerName'
  | 'sameBrand'
  | 'sameEnglishName'
  | 'sameButLegalForm'
  | 'sameButPlace'
  | 'placeElsewhere'
  | 'sameStem'
  | 'shortened'
  | 'abbreviated'
  | 'branch'
  | 'sameSpelling'
  | 'slip'

/** `score` 0–1, to three digits. */
export type NameMatch = { score: number; reasons: MatchReason[] }
export type Matched<Company> = { company: Company; score: number; reasons: MatchReason[] }

/** How to find the companies worth a look: equal keys of any name, and a condition on company_search.tokens. */
export function matchSearch(printed: PrintedName): { keys: string[]; condition: Condition } {
  const read = readPrinted(printed)
  const names = [printed.name, read.name, printed.englishName, read.aside, read.parent]
  const keys = names.map((name) => nameKey(name ?? '')).filter((key) => key.length > 1)
  return { keys: [...new Set(keys)], condition: matchConditions(read) }
}

/** How surely a printed name is this company. */
export function matchName(printed: PrintedName, names: readonly Name[]): NameMatch {
  return matchRead(readPrinted(printed), names)
}

function matchRead(read: ReadName, names: readonly Name[]): NameMatch {
  const scored = names.map((name) => matchOne(read, name)).filter(({ score }) => score > 0)
  scored.sort((a, b) => b.score - a.score)
  const best = (english: boolean) =>
    scored.find(({ reasons }) => reasons.includes('sameEnglishName') === english)?.score ?? 0
  const reasons = [...new Set(scored.flatMap((match) => match.reasons))]
  return { score: Number(together(read, best(false), best(true)).toFixed(3)), reasons }
}

/** The name and the English name say the same independently, or one of them says it against the other. */
function together(printed: ReadName, chinese: number, english: number): number {
  if (english > 0 && chinese >= 0.84) return Math.max(0.97, chinese)
  const contradicted = english > 0 && /\p{Script=Han}/u.test(printed.name)
  return Math.max(chinese, contradicted ? Math.min(english, 0.85) : english)
}

/**
 * The best matches, best first, from `candidate` on. The first is certain only when `certain` says so: it
 * reaches `automatic`, and no other company comes near.
 */
export function bestMatches<Company>(
  printed: PrintedName,
  companies: readonly { company: Company; names: readonly Name[] }[],
  most = 5,
): { matches: Matched<Company>[]; certain: boolean } {
  const read = readPrinted(printed)
  const matches = companies
    .map(({ company, names }) => ({ company, ...matchRead(read, names) }))
    .filter(({ score }) => score >= candidate)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
  const [first, second] = matches
  const certain =
    first !== undefined && first.score >= automatic && (second?.score ?? 0) <= first.score - 0.02
  return { matches, certain }
}

function matchOne(printed: ReadName, { kind, text }: Name): NameMatch {
  if (kind === 'englishName') return matchEnglish(printed, text)
  const key = nameKey(text)
  if (key.length < 2) return no
  if (key === printed.key || key === printed.printedKey) {
    if (kind === 'name') return { score: printed.isComplete ? 1 : 0.96, reasons: ['sameName'] }
    if (kind === 'formerName') return { score: printed.isComplete ? 0.97 : 0.9, reasons: ['sameFormerName'] }
    return { score: 0.9, reasons: ['sameBrand'] }
  }
  if (printed.aside !== null && key === nameKey(printed.aside))
    return { score: 0.9, reasons: [kind === 'formerName' ? 'sameFormerName' : 'sameName'] }
  const known = anatomy(text)
  const less = handicap[kind]
  if (printed.parent !== null) {
    const { score } = matchParts({ ...printed, parent: null, named: anatomy(printed.parent) }, known)
    return score >= 0.84 || nameKey(printed.parent) === key ? { score: 0.75 - less, reasons: ['branch'] } : no
  }
  if (!printed.isChinese && kind === 'name' && printed.english.some((english) => spells(english, known)))
    return matchSpelling(printed, known)
  const match = matchParts(printed, known)
  return match.score === 0 ? match : { ...match, score: match.score - less }
}

const no: NameMatch = { score: 0, reasons: [] }

/** Points off where it is not the registered name that is alike. */
const handicap = { name: 0, formerName: 0.02, shortName: 0.05, brand: 0.1, englishName: 0 }

function matchParts({ named: asked, isComplete, regionCode }: ReadName, known: Anatomy): NameMatch {
  const askedOwn = ownWords(asked)
  const knownOwn = ownWords(known)
  const place = comparePlaces(asked, known, regionCode)
  if (askedOwn === knownOwn && askedOwn.length > 1) {
    const sameKind = sameMarks(asked, known)
    // A name without its legal form may be a brand that others have too, when it is short.
    const enough = isComplete || askedOwn.length > 3
    if (place === 'same') return { score: sameKind && enough ? 0.965 : 0.88, reasons: ['sameButLegalForm'] }
    if (place === 'other') return { score: 0.5, reasons: ['placeElsewhere'] }
    return { score: isComplete && sameKind ? 0.9 : 0.84, reasons: ['sameButPlace'] }
  }
  if (place === 'other') return no
  if (isComplete) {
    const slipped = place === 'same' ? slip(askedOwn, knownOwn) : null
    return slipped === null ? no : { score: slipped === 'sound' ? 0.8 : 0.74, reasons: ['slip'] }
  }
  const stem = known.core.slice(ownFrom(known), known.ends.at(-1))
  if (stem.length > 1 && askedOwn === stem)
    return { score: 0.72 + Math.min(0.1, 0.03 * (stem.length - 2)), reasons: ['sameStem'] }
  if (askedOwn.length > 3 && knownOwn.startsWith(askedOwn)) return { score: 0.78, reasons: ['shortened'] }
  return abbreviates(asked.core, known) ? { score: candidate, reasons: ['abbreviated'] } : no
}

/** The characters of a short name one after another in the name, its words begun: 德昌股份 of 宁波德昌电机. */
function abbreviates(short: string, known: Anatomy): boolean {
  const heads = headsOf(known)
  const from = ownFrom(known)
  const least = 0.8
  return (
    short.length >= 3 &&
    [known.core, known.core.slice(from)].some(
      (text, at) =>
        text.charAt(0) === short.charAt(0) &&
        alignment(short, text, at === 0 ? heads : heads.map((head) => head - from)) >= least,
    )
  )
}

/** An English name in pinyin: many companies of a city have stems that sound alike. */
function matchSpelling({ english }: ReadName, known: Anatomy): NameMatch {
  const region = english.find((name) => name.region !== undefined)?.region
  if (region === undefined || known.region === undefined) return { score: 0.72, reasons: ['sameSpelling'] }
  const isThere = region.startsWith(known.region) || known.region.startsWith(region)
  return isThere ? { score: 0.78, reasons: ['sameSpelling'] } : no
}

function matchEnglish({ english }: ReadName, text: string): NameMatch {
  const known = englishWords(text)
  const score = Math.max(0, ...english.map(({ words }) => sameEnglish(words, known)))
  return score === 0 ? no : { score, reasons: ['sameEnglishName'] }
}

function sameEnglish(asked: string[], known: string[]): number {
  if (known.length === 0 || asked.length === 0) return 0
  if (asked.join(' ') === known.join(' ')) return known.length >= 3 ? 0.955 : known.length === 2 ? 0.9 : 0.8
  if (asked.toSorted().join(' ') === known.toSorted().join(' ')) return known.length >= 4 ? 0.95 : 0.9
  const [short, long] = asked.length < known.length ? [asked, known] : [known, asked]
  // One word more, which mostly is the place.
  const isPart =
    long.length === short.length + 1 && short.length >= 2 && short.every((word) => long.includes(word))
  return isPart ? 0.8 : 0
}

/** What is left behind the places that certainly are some. */
function ownWords(named: Anatomy): string {
  return named.core.slice(ownFrom(named))
}

function ownFrom({ starts, places }: Anatomy): number {
  let from = 0
  for (const [at, start] of starts.entries()) {
    const place = places[at]
    if (place?.certain && place.code !== undefined) from = start
  }
  return from
}

function sameMarks(a: Anatomy, b: Anatomy): boolean {
  // 有限公司 becomes 股份有限公司 when a company goes public: the same one. A 集团 is another one.
  const kinds = ({ marks }: Anatomy) => marks.filter((mark) => mark !== '股份').join()
  return kinds(a) === kinds(b)
}

function comparePlaces(asked: Anatomy, known: Anatomy, regionCode: string | null | undefined) {
  const from = asked.region ?? (regionCode ? regionLine(regionCode).at(-1) : undefined)
  const at = known.region
  if (asked.region === known.region && (asked.region !== undefined || places(asked) === places(known)))
    return 'same'
  if (from === undefined || at === undefined) return 'unknown'
  return from.startsWith(at) || at.startsWith(from) ? 'unknown' : 'other'
}

function places(named: Anatomy): string {
  return named.core.slice(0, ownFrom(named))
}
