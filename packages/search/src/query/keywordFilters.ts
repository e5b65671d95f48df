import { type Days, daysOfTimeWord, timePattern } from '#query/timeWord.ts'
import { fold } from '#text/fold.ts'

/** A name that a filter can have, folded, and what it stands for. */
export type Known<Meaning> = ReadonlyMap<string, Meaning>

export type Found<Meaning> =
  | ({ kind: 'time'; text: string } & Days)
  | { kind: 'known'; text: string; meaning: Meaning }
  | { kind: 'customBooth' | 'international' | 'exhibitorList'; text: string }

const plainWords = {
  特装: 'customBooth',
  特装展位: 'customBooth',
  特装展台: 'customBooth',
  光地: 'customBooth',
  国际展: 'international',
  有名录: 'exhibitorList',
} as const
type PlainWord = keyof typeof plainWords

function isPlainWord(word: string): word is PlainWord {
  return Object.hasOwn(plainWords, word)
}

const time = new RegExp(`^(?:${timePattern})`)
/** What may stand behind conditions without being one: 上海机床展. */
const tail = /^(?:展览会|展会|博览会|展)$/

/**
 * Reads a keyword as filters: each of its words that is made of known names from its first letter to its last, whatever
 * is left stays a keyword; a name of several words is read as one. 上海机床厂 is no filter, because 厂 is none: it is somebody's name.
 */
export function readConditions<Meaning>(
  keyword: string,
  known: Known<Meaning>,
  today: string,
): { found: Found<Meaning>[]; rest: string } {
  const longest = Math.max(0, ...[...known.keys()].map(({ length }) => length))
  const found: Found<Meaning>[] = []
  const rest: string[] = []
  const words = keyword.split(/\s+/).filter(Boolean)
  for (let at = 0; at < words.length; ) {
    const named = nameAt(words, at, known)
    const word = words[at] ?? ''
    const pieces = named ? [named.piece] : piecesOf(fold(word), known, { today, longest })
    if (pieces) found.push(...pieces)
    else rest.push(word)
    at += named?.length ?? 1
  }
  return { found, rest: rest.join(' ') }
}

/** Of a name in more words, Machine tools and metalworking: no more. */
const mostWords = 8

/** The longest known name of several words that begins at a word. */
function nameAt<Meaning>(
  words: readonly string[],
  at: number,
  known: Known<Meaning>,
): { piece: Found<Meaning>; length: number } | null {
  for (let length = Math.min(mostWords, words.length - at); length >= 2; length--) {
    const text = words.slice(at, at + length).join(' ')
    const meaning = known.get(fold(text))
    if (meaning !== undefined) return { piece: { kind: 'known', text, meaning }, length }
  }
  return null
}

type Reading = { today: string; longest: number }

/** The conditions a word is made of; null when something else is in it. */
function piecesOf<Meaning>(word: string, known: Known<Meaning>, reading: Reading): Found<Meaning>[] | null {
  const pieces: Found<Meaning>[] = []
  let rest = word
  while (rest !== '') {
    if (pieces.length > 0 && tail.test(rest)) break
    const piece = firstPiece(rest, known, reading)
    if (piece === null) return null
    pieces.push(piece)
    rest = rest.slice(piece.text.length).replace(/^[的、,，]+/, '')
  }
  return pieces.length > 0 ? pieces : null
}

function firstPiece<Meaning>(
  text: string,
  known: Known<Meaning>,
  { today, longest }: Reading,
): Found<Meaning> | null {
  const [timeWord] = time.exec(text) ?? []
  const days = timeWord === undefined ? null : daysOfTimeWord(timeWord, today)
  // Folded, the stroke of 9-12月 is a blank.
  if (timeWord !== undefined && days) return { kind: 'time', text: timeWord.replace(' ', '-'), ...days }
  for (let length = Math.min(longest, text.length); length >= 2; length--) {
    const name = text.slice(0, length)
    if (isPlainWord(name)) return { kind: plainWords[name], text: name }
    const meaning = known.get(name)
    if (meaning !== undefined) return { kind: 'known', text: name, meaning }
  }
  return null
}
