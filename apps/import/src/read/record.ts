/** A row of a source as it stands there; `line` is the first line of the row (of XLSX: the row), counted from 1. */
export type SourceRow = { line: number; values: string[] }

/** A source as a stream: `readBytes` grows to `totalBytes` while the rows come, whatever unit that is. */
export type Source = {
  header: string[]
  rows: AsyncIterable<SourceRow[]>
  readBytes(): number
  totalBytes: number
}

/** The file cannot be read at all; the message says why in words for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
