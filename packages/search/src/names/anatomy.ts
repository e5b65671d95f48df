import { classAt, fold, IDEOGRAPH } from '#text/fold.ts'
import { hasPairs } from '#text/grams.ts'
import { list } from '#text/list.ts'
import { regionAt } from '#text/region.ts'
import { companyForms, legalForms, tradeWords } from '#text/words.ts'

export type Anatomy = {
  /** Folded, without legal form, blanks and a region in brackets; the region in front is still there. */
  core: string
  /** Folded, without what only says that it is a company; 集团 and 控股 are still there. */
  body: string
  /** Where the company's own words may begin in `core`: 0, and behind each region in front. */
  starts: number[]
  /** What stands before the start of the same number; nothing before the first. */
  places: (Place | undefined)[]
  /** Where the stem may end in `core`: before each trade word taken off from the right, and the end. */
  ends: number[]
  /** GB/T 2260 without trailing zeros, the narrowest region the name tells. */
  region: string | undefined
  /** 股份, 集团, 控股, as far as the name has them. */
  marks: string[]
}

export type Place = {
  text: string
  /** GB/T 2260 without trailing zeros; undefined for 中国 and for zones that many cities have. */
  code: string | undefined
  /** A county's short name may be any word (东方, 和平). */
  certain: boolean
}

const zones = list('中国 经济技术开发区 高新技术产业开发区 工业园区 高新区 开发区 自贸区 保税区 工业园')
const inner = /股份有限公司|有限责任公司|有限公司/g
const marks = ['股份', '集团', '控股']
const longestTrade = 6

/** Takes a Chinese company name (or a short name, or a query for one) apart: by dictionary, never by length. */
export function anatomy(name: string): Anatomy {
  const folded = fold(name).trim()
  let text = ''
  let bracketed: string | undefined
  for (const part of folded.split(' ')) {
    if (part === '') continue
    const place = text === '' ? undefined : regionAt(part, 0)
    if (place && place.length === part.length) bracketed ??= place.region.code
    else if (text === '' || classAt(part, 0) === IDEOGRAPH || classAt(text, text.length - 1) === IDEOGRAPH)
      text += part
    else text += ` ${part}`
  }
  const body = without(companyForms, text).replace(inner, '')
  const core = without(legalForms, text).replace(inner, '') || text
  const { starts, places, region } = regionStarts(core)
  return {
    core,
    body,
    starts,
    places,
    ends: tradeEnds(core, starts.at(-1) ?? 0),
    region: bracketed && (!region || bracketed.startsWith(region)) ? bracketed : region,
    marks: marks.filter((mark) => text.includes(mark)),
  }
}

/** Where the words of a name begin in `core`: places, own words, trades. None inside a surrogate pair. */
export function headsOf({ core, starts, ends }: Pick<Anatomy, 'core' | 'starts' | 'ends'>): number[] {
  if (hasPairs(core)) return []
  return [...new Set([...starts, ...ends])].filter((head) => head < core.length).toSorted((a, b) => a - b)
}

export function without(forms: readonly string[], text: string): string {
  let rest = text
  for (let again = true; again; ) {
    again = false
    for (const form of forms) {
      if (rest.length > form.length && rest.endsWith(form)) {
        rest = rest.slice(0, -form.length)
        again = true
        break
      }
    }
  }
  return rest
}

/** Regions from the left, each inside the one before; at least one character is left to the company. */
export function regionStarts(core: string) {
  const starts = [0]
  const places: (Place | undefined)[] = [undefined]
  let region: string | undefined
  for (let at = 0, certain = true; certain; ) {
    const hit = regionAt(core, at, region)
    const length = hit?.length ?? zones.find((zone) => core.startsWith(zone, at))?.length ?? 0
    if (length === 0 || at + length >= core.length) break
    places.push({ text: core.slice(at, at + length), code: hit?.region.code, certain: hit?.certain ?? true })
    at += length
    starts.push(at)
    certain = hit?.certain ?? true
    if (certain) region = hit?.region.code ?? region
  }
  return { starts, places, region }
}

export function tradeEnds(core: string, from: number): number[] {
  const ends = [core.length]
  for (let end = core.length; ends.length < 5; ) {
    let length = Math.min(longestTrade, end - from - 1)
    while (length > 0 && !tradeWords.has(core.slice(end - length, end))) length--
    if (length <= 0) break
    end -= length
    ends.push(end)
  }
  return ends
}
