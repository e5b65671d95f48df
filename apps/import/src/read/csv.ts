import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { encodingOf } from '#read/encoding.ts'
import { type Source, type SourceRow, UnreadableFile } from '#read/record.ts'

const rowsPerPiece = 500
const longestRecord = 4_194_304

export async function openCsv(path: string): Promise<Source> {
  const encoding = await encodingOf(path)
  const { size } = await stat(path)
  const bytes = createReadStream(path, { highWaterMark: 262_144 })
  const text: Readable = encoding === 'utf8' ? bytes : decoded(bytes, encoding)
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path, encoding),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: longestRecord,
  })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  const records: AsyncIterator<string[]> = parser[Symbol.asyncIterator]()
  const first = await next(records)
  if (!first) throw new UnreadableFile(`${path} is empty`)
  return {
    header: first,
    rows: pieces(records, 2 + lineEnds(first)),
    readBytes: () => bytes.bytesRead,
    totalBytes: size,
  }
}

function decoded(bytes: Readable, encoding: string): Readable {
  const text = new PassThrough()
  const decoder = iconv.decodeStream(encoding)
  bytes.on('error', (error) => text.destroy(error))
  bytes.pipe(decoder).pipe(text)
  return text
}

async function next(records: AsyncIterator<string[]>): Promise<string[] | undefined> {
  try {
    const { value, done } = await records.next()
    return done ? undefined : value
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'CSV_MAX_RECORD_SIZE') {
      throw new UnreadableFile(
        `a row is longer than ${longestRecord} characters: an open quotation mark, or not a CSV file`,
      )
    }
    throw error
  }
}

async function* pieces(records: AsyncIterator<string[]>, firstLine: number): AsyncGenerator<SourceRow[]> {
  let line = firstLine
  let piece: SourceRow[] = []
  for (let values = await next(records); values; values = await next(records)) {
    if (values.length > 1 || values[0] !== '') piece.push({ line, values })
    line += 1 + lineEnds(values)
    if (piece.length >= rowsPerPiece) {
      yield piece
      piece = []
    }
  }
  if (piece.length > 0) yield piece
}

/** Line ends inside the quoted fields of a row. */
function lineEnds(values: string[]): number {
  let count = 0
  for (const value of values)
    for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count += 1
  return count
}

/** Whichever of comma, tab and semicolon stands most often in the first line. */
async function delimiterOf(path: string, encoding: string): Promise<string> {
  const stream = createReadStream(path, { end: 65_535 })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const line = iconv.decode(Buffer.concat(chunks), encoding).split('\n')[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', '\t', ';'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}
