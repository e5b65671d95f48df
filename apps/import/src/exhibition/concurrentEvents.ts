import { lineOf, textOf } from '#value/text.ts'

/** What goes on beside the exhibition; the time as it is printed. */
export type ConcurrentEvent = { title: string; time: string | null; place: string | null }

const most = 40

/** Events of one cell, a line or a semicolon between them: a title alone, or `title | time | place`. */
export function concurrentEventsOf(value: string | undefined): ConcurrentEvent[] {
  const pieces = (textOf(value) ?? '').split(/[;；\n]/)
  return pieces
    .flatMap((piece): ConcurrentEvent[] => {
      const [title, time, place] = piece.split('|').map((part) => lineOf(part))
      return title ? [{ title: title.slice(0, 200), time: time ?? null, place: place ?? null }] : []
    })
    .slice(0, most)
}
