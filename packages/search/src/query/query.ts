import { type Anatomy, anatomy, without } from '#names/anatomy.ts'
import { creditCodeIn } from '#names/creditCode.ts'
import { fold } from '#text/fold.ts'
import { isWord, units } from '#text/grams.ts'
import { regionAt, regionLetters } from '#text/region.ts'
import { legalForms } from '#text/words.ts'

/** A part of a query between blanks. */
export type QueryPart = {
  text: string
  /** Code of the region the whole part names. */
  region: string | undefined
  /** … and nothing else. */
  certain: boolean
  named: Anatomy
}

export type Query = {
  /** Folded, at most 100 characters, single blanks. */
  text: string
  /** `text` without blanks. */
  key: string
  creditCode: string | undefined
  /** Only letters and digits: may be pinyin, initials or English. */
  latin: boolean
  parts: QueryPart[]
  /** The whole query read as a company's name or short name. */
  named: Anatomy
  /** The ways to read the query, first as it is, then as a place and a company's own words. */
  readings: Reading[]
}

export type Reading = {
  own: string
  region: string | undefined
  /** The place as written; a single letter for a province in a short name (沪, 粤). */
  place: string
  certain: boolean
}

const longestQuery = 100
const brackets = /[（(].*[）)]/
/** Marks a stock exchange puts around a short name: *ST大控, 深深房A, XD洋河股. */
const stockMark = /^(?:\*?s?\*?st|pt|xd|xr|dr|n)(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?:a|b|a股|b股|h股)$/g

export function readQuery(keyword: string): Query {
  const cut = keyword.slice(0, longestQuery)
  const text = units(fold(cut)).length === 0 ? '' : fold(cut).trim().replace(/ +/g, ' ')
  const bare = text.includes(' ') ? text : text.replaceAll('*', '').replace(stockMark, '')
  const named = anatomy(bare)
  const parts = isBracketedName(cut, text) ? [] : text.split(' ').filter(Boolean).map(readPart)
  return {
    text: bare,
    key: bare.replaceAll(' ', ''),
    creditCode: creditCodeIn(cut),
    latin: bare !== '' && units(bare).every(isWord),
    parts: parts.length > 1 ? parts : [readPart(bare)],
    named,
    readings: readingsOf(named),
  }
}

/** A registered name as 西门子（中国）有限公司 is one name, though brackets fold to blanks as those between words do. */
function isBracketedName(keyword: string, folded: string): boolean {
  return brackets.test(keyword) && without(legalForms, folded) !== folded
}

/**
 * The Chinese words of a keyword that writes a brand in both ways (`HOOLI互利科技`), which names seldom do; undefined for
 * any other keyword.
 */
export function chineseWords({ text, parts }: Query): string | undefined {
  if (parts.length > 1) return undefined
  const words = units(text)
  const chinese = words.filter((word) => !isWord(word))
  const isBoth = chinese.length > 1 && words.some((word) => isWord(word) && word.length > 1)
  return isBoth ? chinese.join('') : undefined
}

function readPart(text: string): QueryPart {
  const place = regionAt(text, 0)
  const region = place?.length === text.length ? place.region.code : undefined
  return { text, named: anatomy(text), region, certain: region !== undefined && place?.certain === true }
}

function readingsOf({ core, starts, places }: Anatomy): Reading[] {
  const readings: Reading[] = [{ own: core, region: undefined, place: '', certain: true }]
  for (const [at, start] of starts.entries()) {
    const place = places[at]
    if (place?.code === undefined || core.length - start < 2) continue
    readings.push({ own: core.slice(start), region: place.code, place: place.text, certain: place.certain })
  }
  const letter = core.charAt(0)
  const region = core.length > 2 ? regionLetters.get(letter) : undefined
  if (region !== undefined) readings.push({ own: core.slice(1), region, place: letter, certain: true })
  return readings
}
