import { mergedCells } from '#read/mergedCells.ts'
import { type FieldsNamedBy, type Source, type SourceRow, UnreadableFile } from '#read/record.ts'
import { sharedStrings } from '#read/sharedStrings.ts'
import { sheetRows } from '#read/sheetRows.ts'
import { startAtHeader } from '#read/startAtHeader.ts'
import { type Sheet, sheetsOf } from '#read/workbook.ts'
import { openZip, type Zip } from '#read/zip.ts'

/** The first sheet of a workbook whose header names what the dataset needs; when none does, its first. */
export async function openXlsx(path: string, namedBy: FieldsNamedBy): Promise<Source> {
  const zip = await openZip(path)
  const sheets = await sheetsOf(zip, path)
  const strings = await sharedStrings(zip)
  let found: Awaited<ReturnType<typeof openSheet>> | undefined
  let fallback: typeof found
  for (const sheet of sheets) {
    const opened = await openSheet(zip, sheet, strings, namedBy)
    if (!opened) continue
    if (found) {
      found.remarks.push(
        `the sheet ${sheet.name} was not read: a file is read for one sheet, save it as one of its own`,
      )
      continue
    }
    if (namedBy(opened.header) > 0) found = opened
    else fallback ??= opened
  }
  const source = found ?? fallback
  if (!source) throw new UnreadableFile(`${path}: the workbook is empty`)
  return source
}

async function openSheet(
  zip: Zip,
  { entry }: Sheet,
  strings: string[],
  namedBy: FieldsNamedBy,
): Promise<Source | null> {
  const counted = { bytes: 0 }
  const merges = await mergedCells(await zip.stream(entry))
  const pieces = sheetRows(await zip.stream(entry), { strings, merges }, counted)
  const started = await startAtHeader(pieces, namedBy)
  if (!started) return null
  const width = started.header.length
  async function* rows() {
    for await (const piece of started?.rows ?? []) yield piece.map((row) => ofWidth(row, width))
  }
  return {
    header: started.header,
    rows: rows(),
    remarks: started.remarks,
    readBytes: () => counted.bytes,
    totalBytes: zip.sizeOf(entry),
  }
}

/** A row ends at its last filled cell. What stands to the right of the header is a note to somebody else. */
function ofWidth({ line, values }: SourceRow, width: number): SourceRow {
  const behind = values.slice(width).some((value) => value.trim() !== '')
  return {
    line,
    values: [...values.slice(0, width), ...Array<string>(Math.max(0, width - values.length)).fill('')],
    ...(behind && { warning: 'values behind the last column were left out' }),
  }
}
