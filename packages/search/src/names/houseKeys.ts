import { foldedName, nameWords, partsOf } from '#names/houseName.ts'
import { readPrinted } from '#names/printedName.ts'

/** A company as a list prints it. */
export type PrintedHouse = {
  name: string
  /** Other names printed with the entry, its English name among them. */
  otherNames: readonly string[]
  /** ISO 3166-1 alpha-2; null: not printed. */
  country: string | null
  /** Host or address of its website. */
  website: string | null
}

export type HouseKeys = { own: string; others: string[]; host: string | null }

/** How two printed names were found to be one house. */
export type HouseLink = 'name' | 'alias' | 'host'

/** The host of an address without www, lower case; null for what is none. */
export function hostOf(website: string | null): string | null {
  const host = /^(?:[a-z]+:\/\/)?(?:www\d?\.)?([^/:?#\s]+\.[a-z]{2,})(?:[/:?#]|$)/i.exec(website ?? '')?.[1]
  return host?.toLowerCase() ?? null
}

/**
 * What finds the house of a printed name again, however a list prints it. A Chinese name is its own key, form and all:
 * 有限公司 and 集团有限公司 of one stem are two companies of the registry.
 */
export function houseKeys({ name, otherNames, website }: PrintedHouse): HouseKeys {
  const own = keyOf(name)
  const others = new Set(otherNames.map(keyOf).filter((key) => isLongEnough(key) && key !== own))
  const host = hostOf(website)
  return { own, others: [...others], host: host === null ? null : `host ${host}` }
}

const japaneseForm = /株式会社|有限会社|[（(]株[)）]|㈱/gu

function keyOf(printed: string): string {
  const { name, key, isChinese } = readPrinted({ name: printed.replace(japaneseForm, ' ').trim() || printed })
  return isChinese ? key : foldedName(name) || key
}

/** Short names in Latin letters are borne by many. */
function isLongEnough(key: string): boolean {
  return /\p{Script=Han}|\p{Script=Hangul}/u.test(key) ? key.length >= 2 : key.length >= 5
}

/** Bodies of a state bear the same name in every country. */
const stateBody =
  /\b(?:minist|embass|ambassa|botschaft|consul|department|chamber|government|national|police|army|navy|air force|armed forces|university|association|agency)/i

/** A key shorter than this, or of such words alone, is borne by several companies. */
const telling = 9
const generic = new Set(
  'security solution product system defense defence technology tech advanced global air aviation aerospace trade vision service safety marine engineering electronic frontier omega delta alpha sigma'.split(
    ' ',
  ),
)
/** Words at the end that tell of a part of a house or of another one, where a legal form tells nothing. */
const partWords = /^(?:group|groupe|gruppe|grupo|gruppo|holdings?|industries|international)$/

/** Whether a printed name is the house that one of its keys found. Precision goes before finding all. */
export function isSameHouse(printed: PrintedHouse, known: PrintedHouse, link: HouseLink): boolean {
  const [a, b] = [registeredKey(printed.name), registeredKey(known.name)]
  if (a !== null && b !== null && a !== b) return false
  const [here, there] = [printed.country ?? (a && 'CN'), known.country ?? (b && 'CN')]
  const isElsewhere = areApart(here, there)
  if (link === 'host') return a === null && b === null && !isElsewhere && sharesSiteName(printed, known)
  const key = foldedName(printed.name)
  if (link === 'alias' || a !== null || key !== foldedName(known.name)) return !isElsewhere
  if (sameSite(printed.website, known.website)) return true
  if (isElsewhere && stateBody.test(printed.name)) return false
  const [one, other] = [partsOf(printed.name), partsOf(known.name)]
  const own = one.kept.filter((word) => !generic.has(word.replace(/s$/, ''))).join('').length
  const isExact = nameWords(printed.name).join(' ') === nameWords(known.name).join(' ')
  if (isElsewhere) return own >= telling || (isExact && key.length >= 6)
  const isSpelledAlike = nameWords(printed.name).join('') === nameWords(known.name).join('')
  if (isSpelledAlike || (own > 0 && key.length >= telling)) return true
  if (here !== null && there !== null) return true
  // Bare on one side and with a legal form on the other; two different forms are mostly two companies.
  const forms = [one, other].map(({ dropped }) => dropped)
  return (
    own >= 4 &&
    forms.some((dropped) => dropped.length === 0) &&
    !forms.flat().some((word) => partWords.test(word))
  )
}

/** One host, one first word, and the host is called by it: an office of a state or a fair hosts many. */
function sharesSiteName(printed: PrintedHouse, known: PrintedHouse): boolean {
  const [first = '', other] = [partsOf(printed.name).kept[0], partsOf(known.name).kept[0]]
  return (
    first.length > 2 && first === other && (siteName(hostOf(printed.website))?.startsWith(first) ?? false)
  )
}

/** The key of a complete Chinese name, which is one of China even where the list does not say so; null of any other. */
export function registeredKey(name: string): string | null {
  if (!/\p{Script=Han}/u.test(name)) return null
  const { isComplete, key } = readPrinted({ name })
  return isComplete ? key : null
}

const china = new Set(['CN', 'HK', 'MO', 'TW'])

function areApart(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b && !(china.has(a) && china.has(b))
}

/** thales.fr and thales.co.uk. */
function sameSite(a: string | null, b: string | null): boolean {
  const [one, other] = [siteName(hostOf(a)), siteName(hostOf(b))]
  return one !== null && one === other
}

function siteName(host: string | null): string | null {
  const parts = host?.split('.') ?? []
  const isSecond = parts.length > 2 && /^(?:com?|org|net|gov|edu|ac)$/.test(parts.at(-2) ?? '')
  return parts.at(isSecond ? -3 : -2) ?? null
}
