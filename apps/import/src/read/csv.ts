import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { delimiterOf } from '#read/delimiter.ts'
import { type Encoding, encodingOf } from '#read/encoding.ts'
import { type FieldsNamedBy, type Source, type SourceRow, UnreadableFile } from '#read/record.ts'
import { startAtHeader } from '#read/startAtHeader.ts'
import { fitted } from '#read/width.ts'

const rowsPerPiece = 500
const longestRecord = 4_194_304

export async function openCsv(path: string, namedBy: FieldsNamedBy): Promise<Source> {
  const encoding = await encodingOf(path)
  const { size } = await stat(path)
  const bytes = createReadStream(path, { highWaterMark: 262_144 })
  const text: Readable = encoding === 'utf8' ? bytes : decoded(bytes, encoding)
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path, encoding, namedBy),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: longestRecord,
  })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  const started = await startAtHeader(pieces(parser[Symbol.asyncIterator]()), namedBy)
  if (!started) throw new UnreadableFile(`${path} is empty`)
  const { header, remarks, rows } = started
  if (encoding === 'big5' || encoding === 'gb18030') remarks.push(`read as ${encoding.toUpperCase()}`)
  return {
    header,
    rows: fitted(rows, header.length, await endsInLine(path, size)),
    remarks,
    readBytes: () => bytes.bytesRead,
    totalBytes: size,
  }
}

function decoded(bytes: Readable, encoding: Encoding): Readable {
  const text = new PassThrough()
  const decoder = iconv.decodeStream(encoding)
  bytes.on('error', (error) => text.destroy(error))
  bytes.pipe(decoder).pipe(text)
  return text
}

async function* pieces(records: AsyncIterator<string[]>): AsyncGenerator<SourceRow[]> {
  let line = 1
  let piece: SourceRow[] = []
  for (;;) {
    const values = await next(records)
    if (typeof values === 'string') {
      yield [...piece, { line, values: [], broken: values }]
      return
    }
    if (!values) break
    if (values.length > 1 || values[0] !== '') piece.push({ line, values })
    line += 1 + lineEnds(values)
    if (piece.length >= rowsPerPiece) {
      yield piece
      piece = []
    }
  }
  if (piece.length > 0) yield piece
}

/** A row, undefined after the last, or why nothing more can be read. */
async function next(records: AsyncIterator<string[]>): Promise<string[] | string | undefined> {
  try {
    const { value, done } = await records.next()
    return done ? undefined : value
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      return 'a quotation mark opened here is never closed: nothing from here on was read'
    if (code !== 'CSV_MAX_RECORD_SIZE') throw error
    throw new UnreadableFile(
      `a row is longer than ${longestRecord} characters: an open quotation mark, or not a CSV file`,
    )
  }
}

/** Line ends inside the quoted fields of a row. */
function lineEnds(values: string[]): number {
  let count = 0
  for (const value of values)
    for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count += 1
  return count
}

/** Whether the last line lacks its end, as it does when a transfer broke off. */
async function endsInLine(path: string, size: number): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2))
    return !buffer.includes(0x0a) && !buffer.includes(0x0d)
  } finally {
    await file.close()
  }
}
