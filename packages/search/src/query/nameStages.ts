import { placedWords } from '#document/placed.ts'
import { askedNumbers } from '#document/texts.ts'
import { aboutWord } from '#query/aboutWord.ts'
import {
  anchored,
  anchoredWay,
  held,
  heldWay,
  offeredWay,
  rareEnd,
  singles,
  tellingWord,
} from '#query/conditions.ts'
import type { Query, Reading } from '#query/query.ts'
import { checked, type Stage, type Stages, stageOf, type TextStage } from '#query/stage.ts'
import { all, any, beginning, type Condition, joined, token } from '#query/tsquery.ts'
import { hasPairs, isWord, units } from '#text/grams.ts'
import { spellingOf } from '#text/pinyin.ts'

/** Products and phrases of a scope are no longer; what is longer is a name. */
const longestOffer = 8
/** … and of an introduction. */
const longestWording = 16
/** Nobody asks for goods so. */
const registered = /公司$/
/** Own words of so many characters are found by their stem; which of those it is, the ranking sees. */
const long = 6

/** The stages of a query that is one name, brand, short name or word. */
export function nameStages(query: Query): Stages {
  const ways = waysOf(query)
  const { core } = query.named
  const isLong = core.length >= long
  const marks = query.named.marks.map((mark) => token(`%${mark}`))
  const each = (wayOf: (own: string) => { find: Condition; check?: Condition }) =>
    stageOf(
      ways.map((way) => ({
        ...wayIn(way, wayOf(way.own)),
        ...toldBy(way, stemOf(query, way.own)),
      })),
    )
  const contains = stageOf(
    ways.map((way) => ({
      ...wayIn(way, way.isLetter ? anchoredWay(way.own) : containing(query, way.own)),
      ...toldBy(way, stemOf(query, way.own)),
    })),
  )
  // A place is no beginning of own words: every company of the place would have it. 中国 is no place.
  const free =
    query.named.places[1]?.certain && query.named.places[1].code
      ? ways.filter(({ own }) => own !== core)
      : ways
  const spoken = ways.filter(({ isLetter }) => !isLetter)
  return {
    contains,
    elsewhere: contains?.placed && { ...contains, placed: undefined, words: undefined },
    whole: each((own) => ({ find: hasPairs(own) ? undefined : token(`^$${own}`) })),
    marked: marks.length === 0 ? undefined : checked(contains, ...marks),
    exact: each((own) => {
      const { find } = anchoredWay(stemOf(query, own))
      const words = held(own.length < long ? own : stemOf(query, own))
      return { find: find && joined(find, rareEnd(own)), check: all([words, token(`$${own.slice(-2)}`)]) }
    }),
    prefix: each(anchoredWay),
    abbreviated: abbreviated(query, marks),
    pieces: isLong || query.named.ends.length < 2 ? undefined : pieces(query, spoken),
    loose: isLong ? undefined : loose(free, marks),
    scattered: isLong || core.length < 2 ? undefined : scattered(free, marks),
    offer:
      core.length > longestOffer || registered.test(query.key)
        ? undefined
        : stageOf(spoken.map((way) => offeredIn(way))),
    ...texts(query),
    about: stageOf(ways.map((way) => ({ find: inside(way, aboutWord(way.own)), place: way.place }))),
    enoughExact: marks.length > 0 && !isLong ? Number.MAX_SAFE_INTEGER : core.length === 4 ? 3 : 1,
    enough: marks.length === 0 && core.length > 4 ? 3 : Number.MAX_SAFE_INTEGER,
    sounded: sounded(query),
    similar: similar(query),
  }
}

/** The query in an introduction as it is, and what stands behind a place that it certainly begins with, of who is there. */
function texts({ text, named, readings }: Query): {
  text: TextStage | undefined
  otherText: TextStage | undefined
} {
  if (named.core.length > longestWording || registered.test(text))
    return { text: undefined, otherText: undefined }
  const placed = readings.findLast(({ place, certain, own }) => place.length > 1 && certain && own.length > 1)
  return {
    text: askedNumbers([text]),
    otherText: placed && askedNumbers([placed.own], [`@${placed.region}`]),
  }
}

type NameWay = {
  own: string
  place: Condition
  /** Code of `place`. */
  region?: string | undefined
  within: Condition
  isLetter: boolean
}

/**
 * With a place in front that certainly is one: the words behind it, and the place in the name or the register.
 * Else the query as it is, and every way to read a place into it; such a place is looked up with the words, which
 * may be common ones (东安电子: 电子 in 东安).
 */
function waysOf(query: Query): NameWay[] {
  const { readings } = query
  const narrowest = readings.findLast(
    ({ place, certain, own }) => place.length > 1 && certain && own.length > 1,
  )
  if (narrowest === undefined) {
    return readings.map((reading) => {
      const { own } = reading
      return { own, place: undefined, within: placeOf(reading), isLetter: isLetter(reading) }
    })
  }
  // In the name up to where the own words, looked up beside it, begin; the whole name would be many long lists.
  const start = query.named.core.length - narrowest.own.length
  const name = query.named.core.slice(0, isWord(narrowest.own) ? start : start + 1)
  const place = any([held(name), token(`@${narrowest.region}`)])
  return [{ own: narrowest.own, place, region: narrowest.region, within: undefined, isLetter: false }]
}

/** What `placed` tells of a way of which every company has the words in its names (`mark` ~: among its offers). */
function toldBy({ region, place }: NameWay, words: string | string[], mark = '') {
  const list = [words].flat()
  const placed = region === undefined ? undefined : placedWords(region, list, mark)
  return { place, region, placed, word: tellingWord(list[0] ?? '', mark) }
}

function placeOf({ region, place, certain }: Reading): Condition {
  if (region === undefined) return undefined
  return certain ? token(`@${region}`) : any([held(place), token(`@${region}`)])
}

function wayIn(way: NameWay, { find, check }: { find: Condition; check?: Condition }) {
  return { find: inside(way, find), check }
}

/** `find`, in the place that is looked up with it. */
function inside({ within }: NameWay, find: Condition): Condition {
  return find === undefined || within === undefined ? find : all([find, within])
}

function isLetter({ place }: Reading): boolean {
  return place.length === 1
}

function offeredIn(way: NameWay) {
  const { find, check } = offeredWay(way.own)
  return { find: inside(way, find), check, ...toldBy(way, way.own, '~') }
}

function containing(query: Query, own: string): { find: Condition; check: Condition } {
  const words = heldWay(own)
  const stem = stemOf(query, own)
  if (own.length < long || stem === own) return words
  // Inside a name the stem is known by the pair it makes with the trade behind it.
  const across = own.slice(stem.length - 1, stem.length + 1)
  const inside = [...across].some(isWord) ? words.find : joined(held(stem), token(across))
  return { find: any([anchored(stem), inside]), check: any([anchored(stem), held(own)]) }
}

/** The stem at the beginning of a name's own words, and each trade word of the query by how it begins. */
function pieces(query: Query, ways: NameWay[]): Stage | undefined {
  return stageOf(
    ways.map((way) => {
      const [stem = way.own, ...trades] = piecesOf(query, way.own)
      const words = trades.map((trade) => trade.slice(0, 2))
      const find = words.length === 0 ? undefined : inside(way, anchored(stem))
      const check = joined(...words.map((word) => held(word)))
      return { find, check, ...toldBy(way, [stem, ...words]) }
    }),
  )
}

/** What is left of a name in an abbreviation; 股份 or 集团 in the query is in the name too. */
function loose(ways: NameWay[], marks: Condition[]): Stage | undefined {
  return stageOf(
    ways.map((way) => {
      const { own } = way
      const find = own.length < 3 || hasPairs(own) ? undefined : inside(way, held(own.slice(0, 2)))
      const check = joined(singles(own.slice(2)), ...marks)
      return { find, check, ...toldBy(way, own.slice(0, 2)) }
    }),
  )
}

/** At most so many words of a name make an abbreviation. */
const longestAbbreviation = 4

/** Each word by its first character; a place or 中国 in front in full, by its own first character in the index. */
function abbreviated({ named }: Query, marks: Condition[]): Stage | undefined {
  return stageOf(
    named.starts.map((start, at) => {
      const place = named.places[at]?.text
      const characters = units((place?.charAt(0) ?? '') + named.core.slice(start))
      // Two characters stand for a public company or a group; of others too many have words that begin so.
      const known = characters.length === 2 && marks.length === 0 ? publicOrGroup : undefined
      const check = joined(known, place === undefined ? undefined : held(place), ...marks)
      return { find: headPairs(characters), check }
    }),
  )
}

const publicOrGroup = any([token('%股份'), token('%集团')])

function headPairs(characters: string[]): Condition {
  if (characters.length < 2 || characters.length > longestAbbreviation) return undefined
  if (characters.some((character) => isWord(character) || hasPairs(character))) return undefined
  return all(characters.slice(1).map((next, at) => token(`&${characters[at]}${next}`)))
}

function scattered(ways: NameWay[], marks: Condition[]): Stage | undefined {
  return stageOf(
    ways.map((way) => ({ find: inside(way, joined(singles(way.own), ...marks)), place: way.place })),
  )
}

function stemOf(query: Query, own: string): string {
  return own.length < long ? own : (piecesOf(query, own)[0] ?? own)
}

/** The stem and each trade word behind it. */
function piecesOf(query: Query, own: string): string[] {
  const offset = query.named.core.length - own.length
  const ends = query.named.ends.map((end) => end - offset).filter((end) => end > 0)
  const cuts = [0, ...ends.toReversed()]
  return cuts.slice(1).map((end, at) => own.slice(cuts[at], end))
}

function sounded({ named }: Query): Stage | undefined {
  const own = named.core.slice(named.starts.at(-1))
  const spelling = hasPairs(own) || units(own).some(isWord) ? undefined : spellingOf(own)
  return spelling === undefined ? undefined : stageOf([{ find: beginning(`+${spelling}`) }])
}

/** The same beginning: what to show before nothing. */
function similar(query: Query): Stage | undefined {
  const own = query.named.core.slice(query.named.starts.at(-1))
  return own.length < 3 || hasPairs(own) ? undefined : stageOf([{ find: token(`^${own.slice(0, 2)}`) }])
}
