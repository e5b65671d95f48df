/** The first line of a CSV for spreadsheets: UTF-8 with its mark, CRLF. */
export function csvHead(columns: readonly string[]): string {
  return `\ufeff${lineOf(columns)}`
}

/** Rows as its further lines; a cell that would be read as a formula is made text. */
export function csvLines(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  return rows.map((row) => lineOf(columns.map((column) => row[column]))).join('')
}

function lineOf(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: unknown): string {
  const text =
    value === null || value === undefined
      ? ''
      : value instanceof Date
        ? value.toISOString()
        : typeof value === 'object'
          ? JSON.stringify(value)
          : `${Object(value)}`
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
