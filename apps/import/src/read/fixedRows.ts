import type { Source, SourceRow } from '#read/record.ts'

/** Rows that were read whole, as texts by the name of their column, as a source. */
export type NamedRow = { line: number; texts: Map<string, string>; broken?: string }

const perPiece = 500

/** A source of rows that are there; its header is every column that one of them has. */
export function fixedRows(rows: readonly NamedRow[], remarks: string[]): Source {
  const header = [...new Set(rows.flatMap(({ texts }) => [...texts.keys()]))]
  let given = 0
  async function* pieces(): AsyncGenerator<SourceRow[]> {
    for (let from = 0; from < rows.length; from += perPiece) {
      const some = rows.slice(from, from + perPiece)
      given += some.length
      yield some.map(({ line, texts, broken }) => ({
        line,
        values: header.map((name) => texts.get(name) ?? ''),
        ...(broken !== undefined && { broken }),
      }))
    }
  }
  return { header, rows: pieces(), remarks, readBytes: () => given, totalBytes: Math.max(1, rows.length) }
}
