import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type CopyValue = string | number | boolean | null | undefined | Uint8Array | readonly string[]

const special = /[\\\n\r\t]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One line of COPY's text format, line end included. An array becomes a `text[]`, bytes a `bytea`. */
export function copyText(values: readonly CopyValue[]): string {
  let line = ''
  for (let at = 0; at < values.length; at++) line += (at > 0 ? '\t' : '') + field(values[at])
  return `${line}\n`
}

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return value.search(special) >= 0 ? escaped(value) : value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`
  const items = value.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`)
  return escaped(`{${items.join(',')}}`)
}

function escaped(text: string): string {
  return text.replace(special, (character) => escapes[character] ?? character)
}

/** Streams lines into `target`, a table with its columns: `company (id, name)`. The lines may be pieces of many. */
export async function copyInto(
  client: ClientBase,
  target: string,
  lines: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
) {
  await pipeline(
    Readable.from(lines, { objectMode: true }),
    client.query(copyFrom(`copy ${target} from stdin`)),
  )
}

/** Rows as `copyInto` wants them, glued to pieces of about 64 kB: a stream of single lines is slow. */
export function* copyPieces(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let piece = ''
  for (const row of rows) {
    piece += copyText(row)
    if (piece.length > 65_536) {
      yield piece
      piece = ''
    }
  }
  if (piece !== '') yield piece
}
