import type { Origin } from '#origin.ts'
import type { Cells, Verdict } from '#verdict.ts'

/** A row on its way in: where it stood, whom it comes from, and the fingerprint of all that was read of it. */
export type Numbered<Row> = Origin & { line: number; hash: Uint8Array; row: Row }

export type Rejected = { line: number; reason: string }

/** A row that avoids a key which an earlier one left begins a new batch: it must find that one written. */
export type Keys = { leaves: string[]; avoids: string[] }

/** How the rows of one kind of data are read, without the database, in the reading thread. */
export type Reading<Field extends string, Row, Prepared, Hint> = {
  /** What files call each field, a blank between the names. */
  fields: Record<Field, string>
  /** A file without any of these columns is not of this kind. */
  needs: readonly Field[]
  /** What a row becomes one of. */
  table: string
  batchRows: number
  read(cells: Cells<Field>): Verdict<Row>
  keysOf(row: Row): Keys
  /** What the writer gets of a batch: plain data, it is copied from thread to thread. */
  prepare(rows: Numbered<Row>[], hint: Hint): Prepared
}

/** Of a reading whose rows go to the writer as they were read, each for itself. */
export const asRead = {
  keysOf: () => ({ leaves: [], avoids: [] }),
  prepare: <Row>(rows: Numbered<Row>[]) => rows,
}
