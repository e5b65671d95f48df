import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import iconv from 'iconv-lite'
import { encodingOf } from '#read/encoding.ts'
import { type Source, type SourceRow, UnreadableFile } from '#read/record.ts'

/** One JSON object a line. The header is made of the keys of the first 100 objects; later keys are not read. */
export async function openNdjson(path: string): Promise<Source> {
  const encoding = await encodingOf(path)
  const { size } = await stat(path)
  const header = await keysOf(path, encoding)
  if (header.length === 0)
    throw new UnreadableFile(
      `${path} holds no JSON objects, one a line: jq -c '.[]' makes such a file of a list`,
    )
  const bytes = createReadStream(path)
  return {
    header,
    rows: pieces(() => linesOf(bytes, encoding), header),
    remarks: [],
    readBytes: () => bytes.bytesRead,
    totalBytes: size,
  }
}

function linesOf(bytes: ReturnType<typeof createReadStream>, encoding: string) {
  return createInterface({
    input: bytes.pipe(iconv.decodeStream(encoding)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
}

async function keysOf(path: string, encoding: string): Promise<string[]> {
  const keys = new Set<string>()
  let read = 0
  for await (const line of linesOf(createReadStream(path), encoding)) {
    for (const key of Object.keys(objectOf(line) ?? {})) keys.add(key)
    if (++read >= 100) break
  }
  return [...keys]
}

async function* pieces(open: () => AsyncIterable<string>, header: string[]): AsyncGenerator<SourceRow[]> {
  let line = 0
  let piece: SourceRow[] = []
  // Opened here: lines that come before anybody listens are lost.
  for await (const text of open()) {
    line += 1
    if (text.trim() === '') continue
    const object = objectOf(text)
    piece.push(
      object
        ? { line, values: header.map((key) => valueText(object[key])) }
        : { line, values: [text], broken: 'the line is not a JSON object' },
    )
    if (piece.length >= 500) {
      yield piece
      piece = []
    }
  }
  if (piece.length > 0) yield piece
}

function objectOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(';')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
