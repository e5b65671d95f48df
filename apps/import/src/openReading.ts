import { basename } from 'node:path'
import { type Batch, batchesOf } from '#batches.ts'
import type { Reading, Rejected } from '#dataset.ts'
import { columnsOf } from '#header.ts'
import { openSource } from '#read/openSource.ts'
import { UnreadableFile } from '#read/record.ts'
import { Rejects } from '#rejects.ts'

export type ReadingTask = {
  dataset: string
  path: string
  map: Record<string, string | null> | undefined
  constants: Partial<Record<string, string>>
}

export type SourceFacts = { unknownColumns: string[]; expectedRows: number }

/** One batch on its way to the writer. */
export type ReadBatch<Prepared> = {
  prepared: Prepared
  /** Source rows up to here since the batch before, those refused while reading, and those to be written. */
  read: number
  refused: number
  rows: number
  warnings: string[]
  /** How much of the file is behind us, 0 to 1. */
  share: number
}

/** A source being read. The requests are answered one after the other. */
export type OpenReading<Prepared, Hint> = {
  facts: SourceFacts
  /** The next batch, or null after the last. */
  next(hint: Hint): Promise<ReadBatch<Prepared> | null>
  /** Rows of earlier batches that the writer refused: into the rejects file, as they were read. */
  reject(rows: Rejected[]): Promise<null>
  close(): Promise<{ rejects: number; rejectsPath: string }>
}

/** Batches whose rows are still at hand when the writer refuses some: one is written, two are read ahead. */
const keptBatches = 4

export async function openReading<Field extends string, Row, Prepared, Hint>(
  reading: Reading<Field, Row, Prepared, Hint>,
  { path, map, constants }: ReadingTask,
): Promise<OpenReading<Prepared, Hint>> {
  const source = await openSource(path)
  const columns = columnsOf(source.header, reading.fields, map)
  if (!reading.needs.some((field) => columns.at[field] !== undefined || constants[field] !== undefined)) {
    throw new UnreadableFile(
      `${path} has no column for ${reading.needs.join(' or ')}; its columns are ${source.header.join(', ')}. A map file can name them.`,
    )
  }
  const rejects = new Rejects(path, source.header)
  const batches = batchesOf(source.rows, { reading, columns, width: source.header.length, constants })
  const kept: Batch<Row>[] = []
  const fileName = basename(path)
  return {
    facts: {
      unknownColumns: columns.unknown,
      expectedRows: source.totalBytes / Math.max(60, source.header.length * 12),
    },
    async next(hint) {
      const { value: batch } = await batches.next()
      if (!batch) return null
      if (kept.push(batch) > keptBatches) kept.shift()
      for (const { line, reason, values } of batch.rejects) rejects.add(line, reason, values)
      return {
        prepared: reading.prepare(batch.rows, fileName, hint),
        read: batch.read,
        refused: batch.rejects.length,
        rows: batch.rows.length,
        warnings: batch.warnings,
        share: source.readBytes() / source.totalBytes,
      }
    },
    async reject(rows) {
      for (const { line, reason } of rows) {
        rejects.add(line, reason, kept.find(({ sources }) => sources.has(line))?.sources.get(line) ?? [])
      }
      return null
    },
    async close() {
      await rejects.close()
      return { rejects: rejects.count, rejectsPath: rejects.path }
    },
  }
}
