import { placedWords } from '#document/placed.ts'
import { askedNumbers } from '#document/texts.ts'
import { aboutWord } from '#query/aboutWord.ts'
import { held, heldWay, offered, offeredWay, tellingWord } from '#query/conditions.ts'
import { nameStages } from '#query/nameStages.ts'
import type { Query, QueryPart } from '#query/query.ts'
import { type Stages, stageOf } from '#query/stage.ts'
import { all, any, beginning, type Condition, joined, token } from '#query/tsquery.ts'
import { units } from '#text/grams.ts'

export function stagesOf(query: Query): Stages {
  if (query.latin) return latinStages(query)
  const [part] = query.parts
  return query.parts.length > 1 || part?.certain ? partStages(query) : nameStages(query)
}

/** Parts with blanks between: each in a name or naming the region; or some among the products and the scope. */
function partStages({ parts }: Query): Stages {
  const places = parts.map(regionOf).filter((place) => place !== undefined)
  const words = parts.filter((part) => part.region === undefined).map(({ text }) => text)
  const named = words.map(heldWay)
  const find = all(named.map((way) => way.find))
  const place = all(places)
  if (words.length === 0) {
    return {
      ...none,
      contains: stageOf([{ find: place }]),
      text: askedNumbers(parts.map(({ text }) => text)),
    }
  }
  const region = parts.find(({ certain }) => certain)?.region
  const placed = (mark?: string) => (region === undefined ? undefined : placedWords(region, words, mark))
  const [first = '', ...others] = words
  const isOne = others.length === 0
  return {
    ...none,
    contains: stageOf([
      {
        find,
        check: joined(...named.map((way) => way.check)),
        place,
        region,
        placed: placed(),
        word: tellingWord(first),
      },
    ]),
    offer: stageOf([
      {
        ...offerWay(words),
        place,
        region,
        placed: isOne ? placed('~') : undefined,
        word: isOne ? tellingWord(first, '~') : undefined,
      },
    ]),
    ...texts(parts, words),
    about: isOne ? stageOf([{ find: aboutWord(first), place, check: place }]) : undefined,
  }
}

/** The words in an introduction of who is in the places; a place that is a word, too (白银), may stand there as well. */
function texts(parts: QueryPart[], words: string[]): Pick<Stages, 'text' | 'otherText'> {
  const places = parts.filter(({ region }) => region !== undefined)
  const regions = (list: QueryPart[]) => list.map(({ region }) => `@${region}`)
  const open = places.filter(({ certain }) => !certain)
  return {
    text: askedNumbers(words, regions(places)),
    otherText:
      open.length === 0
        ? undefined
        : askedNumbers(
            [...words, ...open.map(({ text }) => text)],
            regions(places.filter(({ certain }) => certain)),
          ),
  }
}

function offerWay(words: string[]): { find: Condition; check: Condition } {
  const [word, ...others] = words
  if (word !== undefined && others.length === 0) return offeredWay(word)
  return { find: all(words.map((one) => any([held(one), offered(one), aboutWord(one)]))), check: undefined }
}

function regionOf({ text, region, certain }: QueryPart): Condition {
  if (region === undefined) return undefined
  return certain ? token(`@${region}`) : any([held(text), token(`@${region}`)])
}

/** A word as typed so far may be of an English name, of a brand, or a spelling in pinyin or initials. */
function latinStages(query: Query): Stages {
  const words = units(query.text)
  const last = words.length - 1
  const begins = (word: string, mark: string) =>
    word.length > 1 ? beginning(mark + word) : token(mark + word)
  const named = all(words.map((word, at) => (at === last ? begins(word, '') : token(word))))
  const contains = any([named, begins(query.key, '+')])
  const exact = any([all(words.map(token)), token(`+${query.key}`)])
  const offer = all(words.map((word) => token(`~${word}`)))
  const stage = (find: Condition) => stageOf([{ find }])
  return {
    ...none,
    contains: stage(contains),
    exact: stage(exact),
    offer: stage(offer),
    text: askedNumbers(words),
    about: stage(aboutWord(query.text)),
  }
}

const none: Stages = {
  contains: undefined,
  elsewhere: undefined,
  whole: undefined,
  marked: undefined,
  exact: undefined,
  prefix: undefined,
  abbreviated: undefined,
  pieces: undefined,
  loose: undefined,
  scattered: undefined,
  offer: undefined,
  text: undefined,
  otherText: undefined,
  about: undefined,
  sounded: undefined,
  similar: undefined,
  enough: Number.MAX_SAFE_INTEGER,
  enoughExact: 1,
}
