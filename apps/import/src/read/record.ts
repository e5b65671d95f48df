/** A row of a source as it stands there; `line` is the first line of the row (of XLSX: the row), counted from 1. */
export type SourceRow = {
  line: number
  values: string[]
  /** Why the row cannot be read, in words. */
  broken?: string
  /** What of the row was left out. */
  warning?: string
}

/** A source as a stream: `readBytes` grows to `totalBytes` while the rows come, whatever unit that is. */
export type Source = {
  header: string[]
  rows: AsyncIterable<SourceRow[]>
  /** What the operator should know of how the file was read. */
  remarks: string[]
  readBytes(): number
  totalBytes: number
}

/** How many fields a row names when it is taken for the header; 0 when it lacks what the dataset needs. */
export type FieldsNamedBy = (row: string[]) => number

/** The file cannot be read at all; the message says why in words for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
