import type { SourceRow } from '#read/record.ts'

/** Of how many lines a row that was cut by line ends is looked for. */
const mostLines = 3

/**
 * Rows of the header's width. Empty values too many are dropped, and those too few are empty: spreadsheet programs
 * leave them off. Rows that together are one row were cut by a line end without quotation marks, and the last line of
 * a file without a line end may be half a row: they are broken.
 */
export async function* fitted(
  pieces: AsyncIterable<SourceRow[]>,
  width: number,
  endsInLine: boolean,
): AsyncGenerator<SourceRow[]> {
  let held: SourceRow[] = []
  for await (const piece of pieces) {
    const { done, rest } = settle([...held, ...piece], width, false, endsInLine)
    held = rest
    yield done
  }
  yield settle(held, width, true, endsInLine).done
}

function settle(rows: SourceRow[], width: number, isEnd: boolean, endsInLine: boolean) {
  const done: SourceRow[] = []
  let at = 0
  while (at < rows.length) {
    const row = rows[at]
    if (!row) break
    if (row.broken !== undefined || row.values.length >= width) {
      done.push(row.broken === undefined ? cut(row, width) : row)
      at += 1
      continue
    }
    if (!isEnd && at + mostLines > rows.length) break
    const lines = linesOfOneRow(rows, at, width)
    for (const line of rows.slice(at, at + lines)) {
      const isLast = isEnd && endsInLine && line === rows.at(-1)
      done.push(
        lines > 1 ? { ...line, broken: torn } : isLast ? { ...line, broken: half } : padded(line, width),
      )
    }
    at += lines
  }
  return { done, rest: rows.slice(at) }
}

const torn = 'a line end without quotation marks cuts this row in several'
const half = 'the file ends within this row'

function linesOfOneRow(rows: SourceRow[], from: number, width: number): number {
  let values = 1
  for (let lines = 1; lines <= mostLines; lines++) {
    const row = rows[from + lines - 1]
    if (!row || row.broken !== undefined || row.values.length >= width) return 1
    values += row.values.length - 1
    if (lines > 1 && values === width) return lines
  }
  return 1
}

function cut(row: SourceRow, width: number): SourceRow {
  if (row.values.length === width) return row
  if (row.values.slice(width).every((value) => value.trim() === ''))
    return { ...row, values: row.values.slice(0, width) }
  return { ...row, broken: `the row has ${row.values.length} values, the header ${width}` }
}

function padded(row: SourceRow, width: number): SourceRow {
  if (row.values.length < 2)
    return { ...row, broken: `the row has ${row.values.length} value, the header ${width}` }
  return { ...row, values: [...row.values, ...Array<string>(width - row.values.length).fill('')] }
}
