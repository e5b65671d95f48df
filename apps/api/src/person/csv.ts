/** Rows as CSV for spreadsheets: UTF-8 with its mark, CRLF; a cell that would be read as a formula is made text. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return `\ufeff${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
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
