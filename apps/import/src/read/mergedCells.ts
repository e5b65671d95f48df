import type { Readable } from 'node:stream'
import { cellAt } from '#read/cellAt.ts'

/** Cells of one column that are shown as one; rows count from 1 as in the sheet, columns from 0. */
export type MergedCells = { column: number; from: number; to: number }

const most = 200_000

/** The merges over several rows. They stand behind the rows in the file, so it is read once for them alone. */
export async function mergedCells(stream: Readable): Promise<MergedCells[]> {
  const merges: MergedCells[] = []
  let tail = ''
  stream.setEncoding('utf8')
  for await (const chunk of stream) {
    const text = tail + String(chunk)
    const begin = text.lastIndexOf('<')
    for (const [, first = '', last = ''] of text
      .slice(0, begin)
      .matchAll(/<(?:\w+:)?mergeCell ref="([A-Z]+\d+):([A-Z]+\d+)"/g)) {
      const { column, row: from } = cellAt(first)
      const { row: to } = cellAt(last)
      if (to > from && merges.length < most) merges.push({ column, from, to })
    }
    tail = text.slice(begin)
  }
  return merges.toSorted((a, b) => a.from - b.from)
}

/** Gives each row, in order, the values of the merged cells that began above it. */
export function filling(merges: readonly MergedCells[]) {
  let next = 0
  let open: { merge: MergedCells; value: string }[] = []
  return (line: number, values: string[]) => {
    open = open.filter(({ merge }) => merge.to >= line)
    for (const { merge, value } of open) {
      while (values.length <= merge.column) values.push('')
      if (values[merge.column] === '') values[merge.column] = value
    }
    for (let merge = merges[next]; merge && merge.from <= line; merge = merges[++next]) {
      if (merge.from === line) open.push({ merge, value: values[merge.column] ?? '' })
    }
  }
}
