import type { HitReason } from '@zhzz/contract/hitReason.ts'
import { findableWord } from '@zhzz/search/query/findableCondition.ts'
import { fold } from '@zhzz/search/text/fold.ts'
import { type RawBuilder, sql } from 'kysely'

type Marks = [number, number][]

/** The words of a keyword as search reads them: half width, simplified, lower case. */
export function wordsOf(keyword: string): string[] {
  return fold(keyword).split(' ').filter(Boolean).slice(0, 8)
}

/** `%word%` for `ilike`, with its own wildcards taken literally. */
export function likeWord(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Whether a row has the word: by its tokens, from the index; by its texts where it has none (a partial index knows
 * those rows). Only columns of one table, so that the index is used.
 */
export function hasWord(
  word: string,
  tokens: RawBuilder<unknown>,
  texts: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const condition = findableWord(word)
  const byText = sql<boolean>`concat_ws(' ', ${texts}) ilike ${likeWord(word)}`
  if (condition === undefined) return byText
  return sql<boolean>`(${tokens} @@ ${condition}::tsquery or (${tokens} = ''::tsvector and ${byText}))`
}

/** Where a text shows the words, as half-open UTF-16 ranges in order. */
export function marksOf(text: string, words: string[]): Marks {
  const folded = fold(text)
  const marks = words.flatMap((word): Marks => {
    const at = folded.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length]]
  })
  return marks.sort((a, b) => a[0] - b[0])
}

/** Why a row was found when its name does not say it: the first of the other texts that shows a word. */
export function reasonOf(texts: [HitReason['field'], string | null][], words: string[]): HitReason | null {
  for (const [field, text] of texts) {
    const marks = text === null ? [] : marksOf(text, words)
    if (text !== null && marks.length > 0) return { field, snippet: text, marks }
  }
  return null
}
