import type { ClientBase, Pool } from 'pg'
import type { Cells, Verdict } from '#verdict.ts'

/** A row on its way in: where it stood, and the fingerprint of all that was read of it. */
export type Numbered<Row> = { line: number; hash: Uint8Array; row: Row }

export type Rejected = { line: number; reason: string }

export type Outcome = { written: number; unchanged: number; rejected: Rejected[] }

export type RunContext = {
  /** Eight bytes of the file's digest: rows of one file may follow each other onto one record. */
  fileStamp: Buffer
  fileName: string
  /** Rows the file probably has, from its size. */
  expectedRows: number
  /** The file holds all there is of what it speaks of: what it lacks is gone. */
  isWhole: boolean
  log(text: string): void
  /** For a second connection where two make it faster. */
  pool: Pool
}

/** A row that avoids a key which an earlier one left begins a new batch: it must find that one written. */
export type Keys = { leaves: string[]; avoids: string[] }

/** How the rows of one kind of data are read, without the database, in the reading thread. */
export type Reading<Field extends string, Row, Prepared, Hint> = {
  /** What files call each field, a blank between the names. */
  fields: Record<Field, string>
  /** A file without any of these columns is not of this kind. */
  needs: readonly Field[]
  batchRows: number
  read(cells: Cells<Field>): Verdict<Row>
  keysOf(row: Row): Keys
  /** What the writer gets of a batch: plain data, it is copied from thread to thread. */
  prepare(rows: Numbered<Row>[], fileName: string, hint: Hint): Prepared
}

/** How its batches are written; `name` is also that of its reading (readings.ts). */
export type Dataset<Prepared, Hint = null> = {
  name: string
  open(client: ClientBase, context: RunContext): Promise<Writer<Prepared, Hint>>
}

export type Writer<Prepared, Hint> = {
  /** What the reading is to know now of the database. */
  hint(): Hint
  /** Writes a batch within the transaction it is called in; doing it twice changes nothing. */
  write(prepared: Prepared): Promise<Outcome>
  /** After the last row, or none: what is derived from rows of several batches. Brings any earlier kill to its end. */
  finish(): Promise<void>
}
