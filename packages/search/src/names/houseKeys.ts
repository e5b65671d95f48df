import { foldedName, nameWords } from '#names/houseName.ts'
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
const enough = 6

/** Whether a printed name is the house that one of its keys found. Precision goes before finding all. */
export function isSameHouse(printed: PrintedHouse, known: PrintedHouse, link: HouseLink): boolean {
  const [a, b] = [registeredKey(printed.name), registeredKey(known.name)]
  if (a !== null && b !== null && a !== b) return false
  const isElsewhere = areApart(printed.country ?? (a && 'CN'), known.country ?? (b && 'CN'))
  if (link === 'name')
    return (
      !isElsewhere ||
      sameSite(printed.website, known.website) ||
      (foldedName(printed.name).length >= enough && !stateBody.test(printed.name))
    )
  if (isElsewhere || link === 'alias') return !isElsewhere
  const [first, other] = [nameWords(printed.name)[0] ?? '', nameWords(known.name)[0]]
  return a === null && b === null && first.length > 2 && first === other
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
