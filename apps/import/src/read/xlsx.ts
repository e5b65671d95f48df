import { type Source, UnreadableFile } from '#read/record.ts'
import { sharedStrings } from '#read/sharedStrings.ts'
import { sheetRows } from '#read/sheetRows.ts'
import { openZip } from '#read/zip.ts'

/** The first sheet of a workbook. */
export async function openXlsx(path: string): Promise<Source> {
  const zip = await openZip(path)
  const sheet = await firstSheet(zip)
  const strings = await sharedStrings(zip)
  const counted = { bytes: 0 }
  const pieces = sheetRows(await zip.stream(sheet), strings, counted)
  const first = await pieces.next()
  const [headerRow, ...rest] = first.done ? [] : first.value
  if (!headerRow) throw new UnreadableFile(`${path}: the first sheet is empty`)
  const width = headerRow.values.length
  async function* rows() {
    for await (const piece of prepend(rest, pieces)) {
      // A row ends at its last filled cell: empty cells are added up to the width of the header.
      yield piece.map(({ line, values }) => ({
        line,
        values: [...values, ...Array<string>(Math.max(0, width - values.length)).fill('')],
      }))
    }
  }
  return {
    header: headerRow.values,
    rows: rows(),
    readBytes: () => counted.bytes,
    totalBytes: zip.sizeOf(sheet),
  }
}

async function* prepend<T>(first: T[], rest: AsyncIterable<T[]>): AsyncGenerator<T[]> {
  if (first.length > 0) yield first
  yield* rest
}

async function firstSheet(zip: Awaited<ReturnType<typeof openZip>>): Promise<string> {
  const workbook = await zip.text('xl/workbook.xml')
  const relation = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(workbook)?.[1]
  const relations = await zip.text('xl/_rels/workbook.xml.rels')
  for (const [element] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    if (/\bId="([^"]+)"/.exec(element)?.[1] !== relation) continue
    const target = /\bTarget="([^"]+)"/.exec(element)?.[1] ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  throw new UnreadableFile('the workbook has no sheet')
}
