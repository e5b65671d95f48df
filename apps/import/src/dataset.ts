import type { ClientBase } from 'pg'
import type { Cells, Verdict } from '#verdict.ts'

/** A row on its way in: where it stood, and the fingerprint of all that was read of it. */
export type Numbered<Row> = { line: number; hash: Buffer; row: Row }

export type Outcome = {
  written: number
  unchanged: number
  rejected: { line: number; reason: string }[]
}

export type RunContext = {
  /** Eight bytes of the file's digest: rows of one file may follow each other onto one record. */
  fileStamp: Buffer
  fileName: string
  /** Rows the file probably has, from its size. */
  expectedRows: number
  /** Values for columns that the file does not have. */
  constants: Partial<Record<string, string>>
  log(text: string): void
}

/** A row that avoids a key which an earlier one left begins a new batch: it must find that one written. */
export type Keys = { leaves: string[]; avoids: string[] }

/** One kind of data: how a row is read, how a batch is written. */
export type Dataset<Field extends string, Row, Prepared> = {
  name: string
  /** What files call each field, a blank between the names. */
  fields: Record<Field, string>
  /** A file without any of these columns is not of this dataset. */
  needs: Field[]
  batchRows: number
  read(cells: Cells<Field>): Verdict<Row>
  keysOf(row: Row): Keys
  open(client: ClientBase, context: RunContext): Promise<Writer<Row, Prepared>>
}

export type Writer<Row, Prepared> = {
  /** The part of the work that needs no database; it runs while the batch before is being written. */
  prepare(rows: Numbered<Row>[]): Prepared
  /** Writes a batch within the transaction it is called in; doing it twice changes nothing. */
  write(prepared: Prepared): Promise<Outcome>
  /** After the last row, or none: what is derived from rows of several batches. Brings any earlier kill to its end. */
  finish(): Promise<void>
}
