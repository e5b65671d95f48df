import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/**
 * Rows of a CSV file (RFC 4180, header row) as arrays in the order of `columns`; a missing column is an error,
 * unless it is one of `optional`, and then empty.
 */
export function readCsv(
  file: string,
  columns: readonly string[],
  optional: readonly string[] = [],
): string[][] {
  const rows: string[][] = parse(readFileSync(file), { bom: true, relaxColumnCount: true })
  const header = rows.shift() ?? []
  const places = columns.map((column) => {
    const place = header.indexOf(column)
    if (place < 0 && !optional.includes(column)) throw new Error(`${file} has no column ${column}`)
    return place
  })
  return rows.map((row) => places.map((place) => row[place] ?? ''))
}
