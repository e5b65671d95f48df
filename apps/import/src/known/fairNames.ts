import { type KnownFairNames, knownFairNames } from '@zhzz/db/reference/known/knownNames.ts'
import { fold, nameKey } from '@zhzz/search/text/fold.ts'
import { seriesNameOf } from '#exhibition/seriesName.ts'

const small = new Set(['the', 'and', 'of', 'for', 'on', 'at', 'in', 'international', 'intl'])
const same = new Map([
  ['exhibition', 'expo'],
  ['exhibitions', 'expo'],
  ['exposition', 'expo'],
  ['fair', 'expo'],
  ['show', 'expo'],
  ['jewellery', 'jewelry'],
  ['centre', 'center'],
])
const seasons: Record<string, string> = { spring: '春季', summer: '夏季', autumn: '秋季', winter: '冬季' }

type Known = { fair: KnownFairNames; keys: Set<string> }
let known: Known[] | undefined

export type FairFound = {
  fair: KnownFairNames
  /** The Chinese name with the part or the season that the name says: …（第一期） in words, 春季 as written. */
  name: string
}

/**
 * The fair that a name is of, by our reference data: the same words, whatever their order and what kind of event they call
 * it, or its abbreviation beside words of its trade. What stands in brackets besides (a part, another city) makes it
 * another fair. A fair that is held in one city is no fair of another.
 */
export function knownFairOf(printed: string, regionCode: string | null): FairFound | undefined {
  known ??= knownFairNames().map((fair) => ({
    fair,
    keys: new Set([fair.name, ...fair.englishNames].map(keyOf)),
  }))
  const text = seriesNameOf(printed).series
  const brackets = [...text.matchAll(/[(（]([^()（）]*)[)）]/g)].map(([, inside = '']) => inside.trim())
  const bare = text.replace(/[(（][^()（）]*[)）]/g, ' ').trim()
  const parts = brackets.flatMap((inside) => partOf(inside) ?? [])
  const others = brackets.filter((inside) => partOf(inside) === undefined)
  const fits = known.filter(({ fair, keys }) => {
    if (!isHeldIn(fair, regionCode)) return false
    if (keys.has(keyOf(text))) return true
    const shorts = fair.abbreviations.map((one) => nameKey(one.text))
    const isPlain = others.every((inside) => shorts.includes(nameKey(inside)) || keys.has(keyOf(inside)))
    if (!isPlain) return false
    const isPlaced = regionCode !== null || fair.regionCodes.length === 0
    return keys.has(keyOf(bare)) || (isPlaced && isShort(fair, bare, others))
  })
  const [first] = fits
  if (first === undefined || fits.length > 1) return undefined
  const { fair, keys } = first
  const isPart = parts.length > 0 && !keys.has(keyOf(text))
  return { fair, name: isPart ? `${fair.name}（${parts.join('')}）` : fair.name }
}

/** The words of a name without those that say only that it is a fair; the characters of a Chinese one. */
function keyOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return nameKey(name)
  const words = fold(name.replace(/['’]/g, ''))
    .split(' ')
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => same.get(word) ?? word)
  return [...new Set(words)].sort().join(' ')
}

function partOf(inside: string): string | undefined {
  const phase = /^phase (\d)$/i.exec(inside)?.[1]
  return phase === undefined
    ? seasons[inside.toLowerCase()]
    : `第${'一二三四五六七八九'.charAt(Number(phase) - 1)}期`
}

function isHeldIn({ regionCodes }: KnownFairNames, regionCode: string | null): boolean {
  if (regionCodes.length === 0 || regionCode === null) return true
  return regionCodes.some((code) => isWithin(regionCode, code) || isWithin(code, regionCode))
}

function isWithin(code: string, outer: string): boolean {
  return code.startsWith(outer.replace(/0000$/, '').replace(/^(\d{4})00$/, '$1'))
}

function isShort({ abbreviations }: KnownFairNames, bare: string, brackets: string[]): boolean {
  const words = ` ${fold(bare)} `
  return abbreviations.some(({ text, topics }) => {
    const stands = brackets.some((inside) => nameKey(inside) === nameKey(text)) || hasWords(bare, text)
    return stands && (topics.length === 0 || topics.some((topic) => words.includes(topic)))
  })
}

/** A short one in capitals must be written so: CIIE, not an english word. */
function hasWords(text: string, short: string): boolean {
  const isCapital = short.length < 6 && short === short.toUpperCase()
  const [inText, asked] = isCapital ? [text, short] : [fold(text), fold(short)]
  return ` ${inText.replace(/[^\p{L}\p{N}&+-]+/gu, ' ')} `.includes(` ${asked} `)
}
