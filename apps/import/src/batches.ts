import { hash } from 'node:crypto'
import type { Columns } from '#header.ts'
import { type OriginField, originOf } from '#origin.ts'
import type { SourceRow } from '#read/record.ts'
import { swallowed } from '#read/swallowed.ts'
import type { Numbered, Reading } from '#reading.ts'
import { cellsOf } from '#verdict.ts'

export type Reject = { line: number; reason: string; values: string[] }

/** Of a row that is kept: what of it was left out. */
export type Warning = { line: number; text: string }

export type Batch<Row> = {
  rows: Numbered<Row>[]
  /** The rows as read, by line, for the rejects file. */
  sources: Map<number, string[]>
  rejects: Reject[]
  warnings: Warning[]
  read: number
}

type Options<Field extends string, Row> = {
  reading: Pick<Reading<Field, Row, unknown, never>, 'read' | 'keysOf' | 'batchRows'>
  columns: Columns<Field | OriginField>
  header: string[]
  constants: Partial<Record<string, string>>
}

/** Reads rows into batches; a row that must find one of the batch written begins the next batch. */
export async function* batchesOf<Field extends string, Row>(
  pieces: AsyncIterable<SourceRow[]>,
  { reading, columns, header, constants }: Options<Field, Row>,
): AsyncGenerator<Batch<Row>> {
  const constantText = JSON.stringify(constants)
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  let batch = emptyBatch<Row>()
  let keys = new Set<string>()
  for await (const piece of pieces) {
    for (const { line, values, broken, warning } of piece) {
      const refused = swallowed(line, values, header.length) ?? broken ?? aside(values, header)
      const cells = cellsOf(columns, values, constants)
      const verdict = refused === undefined ? reading.read(cells) : { rejected: refused }
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
      const warnings = [...verdict.warnings]
      const origin = originOf(cells, today, warnings)
      if (warning !== undefined) warnings.push(warning)
      const text = values.join('\u001f')
      if (text.includes('\ufffd')) warnings.push('characters that are damaged in the file')
      for (const said of warnings) batch.warnings.push({ line, text: said })
      batch.sources.set(line, values)
      batch.rows.push({
        line,
        ...origin,
        hash: hash('md5', text + constantText, 'buffer'),
        row: verdict.row,
      })
    }
  }
  yield batch
}

const note = /^\s*(?:合计|总计|共计|小计|总数|备?注[:：]|说明[:：]|注意[:：]|(?:数据|资料)来源[:：]|total\b)/i

/** Printed lists have the header again on each page, and sums and remarks below. */
function aside(values: string[], header: string[]): string | undefined {
  if (values.every((value, at) => value === header[at])) return 'the header again'
  if (header.length < 3 || !note.test(values.find(isFilled) ?? '')) return undefined
  return values.filter(isFilled).length < 3 ? 'a sum or a remark, not a row' : undefined
}

function isFilled(value: string): boolean {
  return value.trim() !== ''
}

function emptyBatch<Row>(): Batch<Row> {
  return { rows: [], sources: new Map(), rejects: [], warnings: [], read: 0 }
}
