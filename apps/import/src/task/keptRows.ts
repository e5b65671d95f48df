import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'

export type KeptRows = { header: string[]; rows: string[][]; isMore: boolean }

/** The first rows of what was kept of a run: of those rejected, or of those that an undo left. Ends the source. */
export async function keptRows(source: Readable, most: number): Promise<KeptRows> {
  const parser = parse({ bom: true, relax_column_count: true })
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let header: string[] | undefined
  const rows: string[][] = []
  try {
    for await (const cells of parser) {
      const row = textsOf(cells)
      if (header === undefined) header = row
      else if (rows.length === most) return { header, rows, isMore: true }
      else rows.push(row)
    }
    return { header: header ?? [], rows, isMore: false }
  } finally {
    source.destroy()
  }
}

/** As a file for spreadsheet programs, which see by the mark that it is UTF-8. */
export function csvOf({ header, rows }: KeptRows): string {
  return `\ufeff${stringify([header, ...rows])}`
}

function textsOf(cells: unknown): string[] {
  return Array.isArray(cells) ? cells.map(String) : []
}
