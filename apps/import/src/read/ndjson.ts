import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import iconv from 'iconv-lite'
import { encodingOf } from '#read/encoding.ts'
import { flatten, TooNested } from '#read/flatten.ts'
import { eventRow, eventsIn } from '#read/jsonLd.ts'
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

/** Whether the file is one JSON document: its first lines are no objects by themselves, or the only one holds a list. */
export async function isOneDocument(path: string): Promise<boolean> {
  const encoding = await encodingOf(path)
  const first: string[] = []
  for await (const line of linesOf(createReadStream(path), encoding)) {
    if (line.trim() !== '' && first.push(line) === 2) break
  }
  const [one, two] = first.map((line) => objectOf(line.replace(/^\uFEFF/, '')))
  if (first.length > 1) return one === undefined && two === undefined
  return one === undefined || '@context' in one || Object.values(one).some(Array.isArray)
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
    for (const key of flatOf(objectOf(line))?.texts?.keys() ?? []) keys.add(key)
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
    const flat = flatOf(objectOf(text))
    if (flat?.texts) piece.push({ line, values: header.map((key) => flat.texts.get(key) ?? '') })
    else piece.push({ line, values: [text], broken: flat?.refused ?? 'the line is not a JSON object' })
    if (piece.length >= 500) {
      yield piece
      piece = []
    }
  }
  if (piece.length > 0) yield piece
}

/** A row with values inside of values is one of paths (`a.b`), or refused with the reason. */
function flatOf(object: Record<string, unknown> | undefined) {
  if (object === undefined) return undefined
  try {
    const [event] = '@type' in object ? eventsIn(object) : []
    return { texts: event ? eventRow(event) : flatten(object) }
  } catch (error) {
    if (!(error instanceof TooNested)) throw error
    return { texts: undefined, refused: error.message }
  }
}

function objectOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
