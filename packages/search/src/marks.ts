import { fold } from '#fold.ts'
import type { Query } from '#query.ts'

/** Half-open range of UTF-16 offsets. */
export type Mark = [number, number]

/** Where a text shows the query: the query as a whole, its parts, its words, else its characters in order. */
export function marksIn(text: string, query: Query): Mark[] {
  const folded = fold(text)
  for (const word of [query.text, query.key, ...query.readings.map(({ own }) => own)]) {
    const at = word === '' ? -1 : folded.indexOf(word)
    if (at >= 0) return [[at, at + word.length]]
  }
  const some = query.parts.flatMap(({ text: word }): Mark[] => {
    const at = folded.indexOf(word)
    return at >= 0 ? [[at, at + word.length]] : []
  })
  return some.length > 0 ? merged(some) : scattered(folded, query)
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
