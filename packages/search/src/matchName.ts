import { type Anatomy, anatomy } from '#anatomy.ts'
import { fold, nameKey } from '#fold.ts'
import type { Name } from '#names.ts'
import { readQuery } from '#query.ts'
import { regionLine } from '#region.ts'
import { conditionOf } from '#stage.ts'
import { stagesOf } from '#stages.ts'
import { any, type Condition } from '#tsquery.ts'
import { englishForms } from '#words.ts'

/** From here on a printed name is taken for the company without a person's look. */
export const automatic = 0.95
/** From here on a person is shown the company as a candidate. */
export const candidate = 0.7

export type PrintedName = { name: string; englishName?: string | null; regionCode?: string | null }

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
  | 'branch'

/** `score` 0–1, to three digits. */
export type NameMatch = { score: number; reasons: MatchReason[] }
export type Matched<Company> = { company: Company; score: number; reasons: MatchReason[] }

/** How to find the companies worth a look: equal keys of any name, and a condition on company_search.tokens. */
export function matchSearch(printed: PrintedName): { keys: string[]; condition: Condition } {
  const names = [printed.name, printed.englishName].filter((name) => name)
  const keys = names.map((name) => nameKey(name ?? '')).filter((key) => key.length > 1)
  const stages = stagesOf(readQuery(printed.name))
  return {
    keys: [...new Set(keys)],
    condition: any([stages.exact, stages.whole].map(conditionOf)) ?? conditionOf(stages.contains),
  }
}

/** How surely a printed name is this company. */
export function matchName(printed: PrintedName, names: readonly Name[]): NameMatch {
  const scored = names.map((name) => matchOne(printed, name)).filter(({ score }) => score > 0)
  scored.sort((a, b) => b.score - a.score)
  const best = (english: boolean) =>
    scored.find(({ reasons }) => reasons.includes('sameEnglishName') === english)?.score ?? 0
  const reasons = [...new Set(scored.flatMap((match) => match.reasons))]
  return { score: Number(together(printed, best(false), best(true)).toFixed(3)), reasons }
}

/** The name and the English name say the same independently, or one of them says it against the other. */
function together(printed: PrintedName, chinese: number, english: number): number {
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
  const matches = companies
    .map(({ company, names }) => ({ company, ...matchName(printed, names) }))
    .filter(({ score }) => score >= candidate)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
  const [first, second] = matches
  const certain =
    first !== undefined && first.score >= automatic && (second?.score ?? 0) <= first.score - 0.02
  return { matches, certain }
}

function matchOne(printed: PrintedName, { kind, text }: Name): NameMatch {
  if (kind === 'englishName') return matchEnglish(printed, text)
  const key = nameKey(text)
  if (key.length < 2) return no
  if (key === nameKey(printed.name)) {
    if (kind === 'name') return { score: isComplete(printed.name) ? 1 : 0.96, reasons: ['sameName'] }
    if (kind === 'formerName')
      return { score: isComplete(printed.name) ? 0.97 : 0.9, reasons: ['sameFormerName'] }
    return { score: 0.9, reasons: ['sameBrand'] }
  }
  return matchParts(printed, kind, text)
}

const no: NameMatch = { score: 0, reasons: [] }

/** Points off where it is not the registered name that is alike. */
const handicap = { name: 0, formerName: 0.02, shortName: 0.05, brand: 0.1, englishName: 0 }

function matchParts(printed: PrintedName, kind: Name['kind'], text: string): NameMatch {
  const asked = anatomy(printed.name)
  const known = anatomy(text)
  const less = handicap[kind]
  const askedOwn = ownWords(asked)
  const knownOwn = ownWords(known)
  const place = comparePlaces(asked, known, printed.regionCode)
  if (askedOwn === knownOwn && askedOwn.length > 1) {
    const sameKind = sameMarks(asked, known)
    // A name without its legal form may be a brand that others have too, when it is short.
    const enough = isComplete(printed.name) || askedOwn.length > 3
    if (place === 'same')
      return { score: (sameKind && enough ? 0.965 : 0.88) - less, reasons: ['sameButLegalForm'] }
    if (place === 'other') return { score: 0.5, reasons: ['placeElsewhere'] }
    const complete = isComplete(printed.name) && sameKind
    return { score: (complete ? 0.9 : 0.84) - less, reasons: ['sameButPlace'] }
  }
  if (place === 'other') return no
  if (
    printed.name.includes('公司') &&
    /公司.+(?:分公司|分部|办事处)$/.test(fold(printed.name).replaceAll(' ', ''))
  ) {
    return askedOwn.startsWith(knownOwn) && knownOwn.length > 3
      ? { score: 0.75 - less, reasons: ['branch'] }
      : no
  }
  const stem = known.core.slice(ownFrom(known), known.ends.at(-1))
  if (!isComplete(printed.name) && stem.length > 1 && askedOwn === stem) {
    return { score: 0.72 + Math.min(0.1, 0.03 * (stem.length - 2)) - less, reasons: ['sameStem'] }
  }
  if (!isComplete(printed.name) && askedOwn.length > 3 && knownOwn.startsWith(askedOwn)) {
    return { score: 0.78 - less, reasons: ['shortened'] }
  }
  return no
}

function matchEnglish(printed: PrintedName, text: string): NameMatch {
  const known = englishWords(text)
  const own = [printed.englishName, printed.name].some((name) => name && englishWords(name) === known)
  if (!own || known === '') return no
  const words = known.split(' ').length
  return { score: words >= 3 ? 0.955 : words === 2 ? 0.9 : 0.8, reasons: ['sameEnglishName'] }
}

/** Words without those that say what kind of body it is. */
function englishWords(text: string): string {
  const folded = fold(text)
  if (!/[a-z]{2}/.test(folded)) return ''
  return folded
    .split(' ')
    .filter((word) => word !== '' && !englishForms.has(word))
    .join(' ')
}

/** Says that it is a company: a name without such words may be a brand or cut short. */
export function isComplete(name: string): boolean {
  return /(?:公司|合伙\)?|事务所|研究院|研究所|大学|学院|协会|集团|中心|厂)$/.test(
    fold(name).replaceAll(' ', ''),
  )
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
