const separators = [',', ';', '\t', '|']

/**
 * Why a row holds others: a quotation mark that was opened and not closed takes in what follows up to the next one. Told by
 * lines of a cell that have as many parts as a row, where the row has too few cells or a mark is left over in it.
 * `line` is its first line, `columns` how many a row has.
 */
export function swallowed(line: number, values: readonly string[], columns: number): string | undefined {
  if (columns < 3) return undefined
  let ends = 0
  for (const value of values) {
    if (!value.includes('\n')) continue
    const rows = value.split('\n')
    const isOdd = values.length !== columns || value.includes('"')
    const isRow = (text: string) => separators.some((mark) => text.split(mark).length === columns)
    if (isOdd && rows.slice(1).some(isRow))
      return `a quotation mark opened in line ${line + ends} is not closed: all to line ${line + ends + rows.length - 1} was read as one row`
    ends += rows.length - 1
  }
  return undefined
}
