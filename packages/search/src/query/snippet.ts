import { type Mark, merged } from '#query/marks.ts'
import type { Query } from '#query/query.ts'
import { fold } from '#text/fold.ts'

/** What a company has to offer and says of itself, as it is printed. */
export type Offer = {
  products: readonly string[]
  businessScope: string | null
  introduction: string | null
}

export type Snippet = { field: 'product' | 'businessScope' | 'introduction'; snippet: string; marks: Mark[] }

const around = 14
/** What ends the sentence before a piece. */
const leftOver = /^[\s、，。；：！？,.;:!?)）”’》】-]+/

/** The product, or the piece of the business scope or of the introduction, that a query hit; null where neither shows it. */
export function offerSnippet(query: Query, { products, businessScope, introduction }: Offer): Snippet | null {
  const words = wordsOf(query)
  for (const product of products) {
    const folded = fold(product)
    if (words.some((word) => folded.includes(word))) {
      return { field: 'product', snippet: product, marks: marksOf(folded, words) }
    }
  }
  const texts = [
    { field: 'businessScope', text: businessScope },
    { field: 'introduction', text: introduction },
  ] as const
  for (const { field, text } of texts) {
    const piece = text === null ? null : pieceOf(text, words)
    if (piece !== null) return { field, ...piece }
  }
  return null
}

/** The part of a text around the first of the words (folded) that stands in it, with all of them marked; null: none does. */
export function pieceOf(text: string, words: readonly string[]): Pick<Snippet, 'snippet' | 'marks'> | null {
  const folded = fold(text)
  const word = words.find((candidate) => folded.includes(candidate))
  if (word === undefined) return null
  const at = folded.indexOf(word)
  const cut = wholeCharacter(text, Math.max(0, at - around))
  const start = cut + (cut > 0 ? (leftOver.exec(text.slice(cut, at))?.[0].length ?? 0) : 0)
  const end = wholeCharacter(text, Math.min(text.length, at + word.length + around))
  const snippet = text.slice(start, end).replace(/[\n\r\t]/g, ' ')
  return { snippet, marks: marksOf(folded.slice(start, end), words) }
}

/** The parts of a query that are no place, the longest reading first. */
function wordsOf(query: Query): string[] {
  if (query.parts.length > 1) {
    return query.parts.filter(({ region }) => region === undefined).map(({ text }) => text)
  }
  return [...new Set([query.text, ...query.readings.map(({ own }) => own)])].filter((word) => word.length > 1)
}

function marksOf(folded: string, words: readonly string[]): Mark[] {
  const marks = words.flatMap((word): Mark[] => {
    const at = folded.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length]]
  })
  return merged(marks)
}

/** Moves an offset off the middle of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code < 0xe000 ? at - 1 : at
}
