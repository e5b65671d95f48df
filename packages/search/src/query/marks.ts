import type { Query } from '#query/query.ts'
import { fold } from '#text/fold.ts'

/** Half-open range of UTF-16 offsets. */
export type Mark = [number, number]

/** Where a text shows the query: whole, in its parts, as a place and own words, else its characters in order. */
export function marksIn(text: string, query: Query): Mark[] {
  const folded = fold(text)
  const words = query.parts.map((part) => part.text)
  for (const wording of [[query.text], [query.key], words.length > 1 ? words : []]) {
    const marks = found(folded, wording)
    if (marks.length > 0) return marks
  }
  for (const { own, place } of query.readings) {
    if (own !== '' && folded.includes(own)) return found(folded, [place, own])
  }
  return scattered(folded, query)
}

function found(folded: string, words: readonly string[]): Mark[] {
  const marks = words.flatMap((word): Mark[] => {
    const at = word === '' ? -1 : folded.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length]]
  })
  return merged(marks)
}

/** The characters of the query one after another; none where they do not all stand in the text. */
function scattered(folded: string, query: Query): Mark[] {
  for (const { own } of query.readings) {
    const marks: Mark[] = []
    let from = 0
    for (const character of own.replaceAll(' ', '')) {
      const at = folded.indexOf(character, from)
      if (at < 0) break
      from = at + character.length
      marks.push([at, from])
    }
    if (own !== '' && marks.length === [...own.replaceAll(' ', '')].length) return merged(marks)
  }
  return []
}

/** In order, those that touch made one. */
export function merged(marks: Mark[]): Mark[] {
  const result: Mark[] = []
  for (const [start, end] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}
