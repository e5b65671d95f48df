import type { Name, NameKind } from '#document/names.ts'
import { alignment, follows } from '#names/alignment.ts'
import { type Anatomy, anatomy, headsOf } from '#names/anatomy.ts'
import type { Query, Reading } from '#query/query.ts'
import { fold } from '#text/fold.ts'
import { initials, soundsLike, syllablesOf } from '#text/pinyin.ts'

export type Ranked = {
  /** 0–1,000; 0: no name of the company explains the hit. */
  score: number
  name: Name
  /** The hit is a spelling of the name, not the name. */
  spelled: boolean
}

/** Whole name, whole own words, beginning, inside, apart: the first letter of a score tells which of them it was. */
const whole = 1000
const own = 900
const begins = 800
const inside = 700
const across = 480
const short = 560
const shortSpan = 110
const apart = 400
const similar = 200
const sounded = 300
/** Spelled so: behind every name that is written so. */
const spelledWhole = 780
const spelledLetters = 690
const spelledPart = 660
/** Points a kind of name loses against the registered name in the same way of matching. */
const handicap: Record<NameKind, number> = {
  name: 0,
  brand: -10,
  shortName: -5,
  formerName: -30,
  englishName: -20,
}
/** 股份 behind a brand is rare: 联德股份 is a company registered as 联德 rather than one that has a brand 联德. */
const markedBrand = 60
/** A public company is what most short names without a place mean. */
const publicCompany = 30

/** From here on the query is a name, a part of one, or an abbreviation of it. */
export const leastExact = 600

/** What counts beside the characters of the query: a name that begins alike, or own words that sound alike. */
export type Alike = 'beginning' | 'sound'

/** The name of a company that fits the query best, and how well. */
export function rank(query: Query, names: readonly Name[], alike?: Alike): Ranked {
  let best: Ranked = { score: 0, name: names[0] ?? { kind: 'name', text: '' }, spelled: false }
  const isMarked = query.named.marks.length > 0
  const marks = isMarked ? marksPoints(query, best.name) : formPoints(best.name)
  for (const name of names) {
    if (!query.latin && !alike && !mayFit(query, name.text)) continue
    const named = anatomy(name.text)
    // Who was found by ear does not count by characters: what those tell, the place or 股份 spoke against.
    const direct =
      alike === 'sound'
        ? 0
        : query.parts.length > 1
          ? scoreParts(query, named)
          : score(query, name, named, alike)
    const heard = alike === 'sound' ? scoreSound(query, named) : 0
    const spelled = query.latin && direct === 0 ? scoreSpelling(query.key, named) : heard
    const points = Math.max(direct, spelled)
    if (points === 0) continue
    const kind = handicap[name.kind] - (isMarked && name.kind === 'brand' ? markedBrand : 0)
    const total = Math.max(1, points + kind + marks)
    if (total > best.score) best = { score: total, name, spelled: spelled > direct }
  }
  return best
}

/** A cheap look before the name is taken apart: most companies that a product found do not have it in their name. */
function mayFit(query: Query, text: string): boolean {
  const folded = fold(text)
  if (query.parts.length > 1)
    return query.parts.every((part) => part.region !== undefined || folded.includes(part.text))
  return query.readings.some(({ own }) => follows(own, folded))
}

/** 股份, 集团 or 控股 in the query is meant: a company registered without it is hardly the one. */
function marksPoints(query: Query, registered: Name): number {
  const { marks } = anatomy(registered.text)
  return query.named.marks.every((mark) => marks.includes(mark)) ? 40 : -200
}

function formPoints(registered: Name): number {
  return registered.text.includes('股份有限公司') ? publicCompany : 0
}

function score(query: Query, name: Name, named: Anatomy, alike: Alike | undefined): number {
  const key = fold(name.text).replaceAll(' ', '')
  if (key === query.key) return whole
  let best = 0
  if (key.startsWith(query.key)) {
    const placed = query.readings.some(
      ({ region, place, certain }) => region !== undefined && certain && place.length > 1,
    )
    best = (placed ? own + 20 : begins + 50) + (40 * query.key.length) / key.length
  } else if (key.includes(query.key))
    best = insideOf(named, named.core.indexOf(query.key), query.key) + (40 * query.key.length) / key.length
  for (const reading of query.readings) best = Math.max(best, scoreReading(reading, named, alike))
  return best
}

function scoreReading(
  { own: words, region, place, certain }: Reading,
  named: Anatomy,
  alike: Alike | undefined,
): number {
  const points =
    scoreOwn(words, named, place.length !== 1) || (alike === 'beginning' ? beginnings(words, named) : 0)
  if (points === 0 || region === undefined) return points
  const inName = place.length > 1 && named.core.startsWith(place)
  if (inName) return points + 10
  if (!certain) return points - 150
  return named.region === undefined || named.region.startsWith(region) ? points - 5 : points - 60
}

function scoreOwn(words: string, named: Anatomy, mayBeInside: boolean): number {
  const { core, body, starts, ends } = named
  let best = 0
  for (const start of starts) {
    if (!core.startsWith(words, start)) continue
    const end = start + words.length
    const share = words.length / (core.length - start)
    best = Math.max(best, ends.includes(end) ? own + 40 * share : begins + 40 * share)
  }
  if (best > 0) return best
  const at = mayBeInside ? core.indexOf(words) : -1
  if (at >= 0) {
    const bonus = (30 * words.length) / core.length + (ends.includes(at + words.length) ? 15 : 0)
    best = insideOf(named, at, words) + bonus
    if (best >= inside) return best
  }
  const heads = headsOf(named)
  const taken = abbreviated(words, core, heads)
  if (taken) best = Math.max(best, short + (shortSpan * words.length) / heads.length)
  const from = starts.at(-1) ?? 0
  const fit = alignment(words, body, [...starts, ...ends])
  if (fit > 0) best = Math.max(best, apart + 260 * fit + (20 * words.length) / (core.length - from + 1))
  return best
}

/** A find that begins amid one word and ends in another (南化 in 鹤南|化工) is hardly what was meant. */
function insideOf(named: Anatomy, at: number, words: string): number {
  const heads = headsOf(named)
  const crosses = !heads.includes(at) && heads.some((head) => head > at && head < at + words.length)
  return crosses ? across : inside
}

/** Whether each character of `words` begins a word of the name, in order. */
function abbreviated(words: string, core: string, heads: readonly number[]): boolean {
  if (words.length < 2 || words.length > heads.length) return false
  let at = 0
  for (const head of heads) if (at < words.length && core[head] === words[at]) at++
  return at === words.length
}

/** At least two characters in common from the start of the own words on: similar, no more than that. */
function beginnings(words: string, { core, starts }: Anatomy): number {
  let longest = 0
  for (const start of starts) {
    let same = 0
    while (same < words.length && words[same] === core[start + same]) same++
    longest = Math.max(longest, same)
  }
  return longest < 2 ? 0 : similar + (100 * longest) / Math.max(words.length, 4)
}

/** Own words that sound like those of the query; the more of them are written alike, the better. */
function scoreSound({ named: asked }: Query, { core, starts, ends }: Anatomy): number {
  const words = asked.core.slice(asked.starts.at(-1))
  let best = 0
  for (const start of starts) {
    const end = start + words.length
    if (!soundsLike(words, core.slice(start, end))) continue
    const same = [...words].filter((character, at) => character === core[start + at]).length
    // Written alike too: what keeps them apart is the place.
    if (same === words.length) continue
    best = Math.max(best, sounded + (60 * same) / words.length + (ends.includes(end) ? 30 : 0))
  }
  return best
}

/** Each part somewhere in the name: what counts is how much of the name the parts are. */
function scoreParts(query: Query, named: Anatomy): number {
  let covered = 0
  for (const part of query.parts) {
    if (named.core.includes(part.text)) covered += part.text.length
    else if (part.region === undefined) return 0
  }
  return inside + (30 * covered) / named.core.length
}

function scoreSpelling(key: string, named: Anatomy): number {
  const { core, starts, ends } = named
  let best = 0
  for (const start of starts) {
    const syllables = syllablesOf(core.slice(start, start + 12))
    const full = syllables.join('')
    const letters = initials(syllables)
    const stops = ends.map((end) => end - start)
    if (full.startsWith(key)) {
      const end = stops.find((stop) => syllables.slice(0, stop).join('') === key)
      best = Math.max(best, end === undefined ? spelledPart : spelledWhole)
    } else if (letters.startsWith(key)) {
      best = Math.max(best, stops.includes(key.length) ? spelledLetters : spelledPart - 20)
    }
  }
  return best
}
