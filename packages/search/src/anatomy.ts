import { classAt, fold, IDEOGRAPH } from '#fold.ts'
import { regionAt } from '#region.ts'
import { legalForms, tradeWords } from '#words.ts'

export type Anatomy = {
  /** Folded, without legal form, blanks and a region in brackets; the region in front is still there. */
  core: string
  /** Where the company's own words may begin in `core`: 0, and behind each region in front. */
  starts: number[]
  /** Where the stem may end in `core`: before each trade word taken off from the right, and the end. */
  ends: number[]
  /** GB/T 2260 without trailing zeros, the narrowest region the name tells. */
  region: string | undefined
  /** 股份, 集团, 控股, as far as the name has them. */
  marks: string[]
}

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
  const bare = withoutLegalForm(text)
  let core = bare.replace(inner, '')
  if (core === '') core = text
  const { starts, region } = regionStarts(core)
  return {
    core,
    starts,
    ends: tradeEnds(core, starts.at(-1) ?? 0),
    region: bracketed && (!region || bracketed.startsWith(region)) ? bracketed : region,
    marks: marks.filter((mark) => text.includes(mark)),
  }
}

function withoutLegalForm(text: string): string {
  let rest = text
  for (let again = true; again; ) {
    again = false
    for (const form of legalForms) {
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
function regionStarts(core: string): { starts: number[]; region: string | undefined } {
  const starts = [0]
  let at = 0
  let region: string | undefined
  while (at < core.length - 1) {
    const hit = regionAt(core, at, region)
    if (!hit || at + hit.length >= core.length) break
    at += hit.length
    starts.push(at)
    if (!hit.certain) break
    region = hit.region.code
    const next = core[at]
    if ((next === '省' || next === '市') && at + 1 < core.length) starts[starts.length - 1] = ++at
  }
  return { starts, region }
}

function tradeEnds(core: string, from: number): number[] {
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
