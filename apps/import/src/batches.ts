import { hash } from 'node:crypto'
import type { Numbered, Reading } from '#dataset.ts'
import type { Columns } from '#header.ts'
import type { SourceRow } from '#read/record.ts'
import { cellsOf } from '#verdict.ts'

export type Reject = { line: number; reason: string; values: string[] }

export type Batch<Row> = {
  rows: Numbered<Row>[]
  /** The rows as read, by line, for the rejects file. */
  sources: Map<number, string[]>
  rejects: Reject[]
  warnings: string[]
  read: number
}

type Options<Field extends string, Row> = {
  reading: Pick<Reading<Field, Row, unknown, never>, 'read' | 'keysOf' | 'batchRows'>
  columns: Columns<Field>
  width: number
  constants: Partial<Record<string, string>>
}

/** Reads rows into batches; a row that must find one of the batch written begins the next batch. */
export async function* batchesOf<Field extends string, Row>(
  pieces: AsyncIterable<SourceRow[]>,
  { reading, columns, width, constants }: Options<Field, Row>,
): AsyncGenerator<Batch<Row>> {
  const constantText = JSON.stringify(constants)
  let batch = emptyBatch<Row>()
  let keys = new Set<string>()
  for await (const piece of pieces) {
    for (const { line, values } of piece) {
      const verdict =
        values.length === width
          ? reading.read(cellsOf(columns, values, constants))
          : { rejected: `the row has ${values.length} values, the header ${width}` }
      if ('rejected' in verdict) {
        batch.read += 1
        batch.rejects.push({ line, reason: verdict.rejected, values })
        continue
      }
      const { leaves, avoids } = reading.keysOf(verdict.row)
      if (batch.rows.length >= reading.batchRows || avoids.some((key) => keys.has(key))) {
        yield batch
        batch = emptyBatch()
        keys = new Set()
      }
      for (const key of leaves) keys.add(key)
      batch.read += 1
      batch.warnings.push(...verdict.warnings)
      batch.sources.set(line, values)
      batch.rows.push({ line, hash: fingerprint(values, constantText), row: verdict.row })
    }
  }
  yield batch
}

function emptyBatch<Row>(): Batch<Row> {
  return { rows: [], sources: new Map(), rejects: [], warnings: [], read: 0 }
}

function fingerprint(values: string[], constants: string): Buffer {
  return hash('md5', values.join('\u001f') + constants, 'buffer')
}
