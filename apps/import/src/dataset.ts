import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase, Pool } from 'pg'
import { type OpenReading, openReading, type ReadingTask } from '#openReading.ts'
import { originFields } from '#origin.ts'
import type { Reading, Rejected } from '#reading.ts'

export type Outcome = { written: number; unchanged: number; rejected: Rejected[] }

export type RunContext = {
  /** Eight bytes of the file's digest: rows of one file may follow each other onto one record. */
  fileStamp: Buffer
  /** Rows the file probably has, from its size. */
  expectedRows: number
  /** The file holds all there is of what it speaks of: what it lacks is gone. */
  isWhole: boolean
  log(text: string): void
  /** For a second connection where two make it faster. */
  pool: Pool
  /** Null where nothing that is to be sealed is brought in. */
  sealing: Sealing | null
}

/** A kind of data: how its files are read and how its batches are written. */
export type Dataset<Prepared, Hint = null> = {
  /** What the command and the reading thread call it. */
  name: string
  /** What files call each field, a blank between the names, and the fields of which a file must have one. */
  fields: Record<string, string>
  needs: readonly string[]
  /** What a row becomes one of. */
  table: string
  /** `others`: the fields of every dataset, to say which one a file rather is. */
  read(
    task: ReadingTask,
    others: Record<string, Record<string, string>>,
  ): Promise<OpenReading<Prepared, Hint>>
  open(client: ClientBase, context: RunContext): Promise<Writer<Prepared, Hint>>
}

export function dataset<Field extends string, Row, Prepared, Hint>(
  name: string,
  reading: Reading<Field, Row, Prepared, Hint>,
  open: Dataset<Prepared, Hint>['open'],
): Dataset<Prepared, Hint> {
  const { fields, needs, table } = reading
  const all = { ...fields, ...originFields }
  return { name, fields: all, needs, table, read: (task, others) => openReading(reading, task, others), open }
}

export type Writer<Prepared, Hint> = {
  /** What the reading is to know now of the database. */
  hint(): Hint
  /** Writes a batch within the transaction it is called in; doing it twice changes nothing. */
  write(prepared: Prepared): Promise<Outcome>
  /** After the last row, or none: what is derived from rows of several batches. Brings any earlier kill to its end. */
  finish(): Promise<void>
}
