import type { FieldsNamedBy, SourceRow } from '#read/record.ts'

/** A title, a date, a logo, blank rows: more than this does not stand above a header. */
export const mostAbove = 20

type Started = { header: string[]; remarks: string[]; rows: AsyncIterable<SourceRow[]> }

/** Finds the header among the first rows: the one that names the most fields, else the first. Null without any row. */
export async function startAtHeader(
  pieces: AsyncIterable<SourceRow[]>,
  namedBy: FieldsNamedBy,
): Promise<Started | null> {
  const iterator = pieces[Symbol.asyncIterator]()
  const head: SourceRow[] = []
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head.push(...next.value)
    if (head.length > mostAbove) break
  }
  const at = headerIndex(
    head.map(({ values }) => values),
    namedBy,
  )
  const header = head[at]
  if (!header) return null
  const above = head.slice(0, at).map(({ values }) => values.filter((value) => value.trim() !== '').join(' '))
  async function* rows() {
    yield head.slice(at + 1)
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return {
    header: header.values,
    remarks:
      above.length > 0 ? [`the header is line ${header.line}; above it stands: ${above.join(' | ')}`] : [],
    rows: rows(),
  }
}

/** Which of the first rows is the header. Behind the first row, a data row that happens to name a field is none. */
export function headerIndex(rows: readonly string[][], namedBy: FieldsNamedBy): number {
  let best = 0
  let most = 0
  for (const [index, row] of rows.slice(0, mostAbove + 1).entries()) {
    const cells = row.filter((value) => value.trim() !== '').length
    const named = namedBy(row)
    const isLikely = index === 0 || (named >= Math.min(2, cells) && named * 4 >= cells)
    if (named > most && isLikely) [best, most] = [index, named]
  }
  return best
}
