import { type Batch, batchesOf, type Warning } from '#batches.ts'
import { type Columns, columnsOf } from '#header.ts'
import { originFields } from '#origin.ts'
import { fromGleif, isGleif } from '#read/gleif.ts'
import { openSource } from '#read/openSource.ts'
import { UnreadableFile } from '#read/record.ts'
import type { Reading, Rejected } from '#reading.ts'
import { Rejects } from '#rejects.ts'
import { wrongDays } from '#value/givenDays.ts'

export type ReadingTask = {
  dataset: string
  path: string
  /** Where rejected rows are kept; null: nowhere. */
  rejectsPath: string | null
  map: Record<string, string | null> | undefined
  constants: Partial<Record<string, string>>
}

/** Which column of the file is read as which field, and which are not read. */
export type ColumnsTold = { read: { column: string; field: string }[]; unread: string[] }

/** What the operator should know of the file, which fields its columns may be, and how many rows it probably has. */
export type SourceFacts = {
  columns: ColumnsTold
  remarks: string[]
  fields: Record<string, string>
  expectedRows: number
}

/** One batch on its way to the writer. */
export type ReadBatch<Prepared> = {
  prepared: Prepared
  /** Source rows up to here since the batch before, those refused while reading, and how many are to be written. */
  read: number
  refused: Rejected[]
  rows: number
  warnings: Warning[]
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
  close(): Promise<null>
}

/** Batches whose rows are still at hand when the writer refuses some: one is written, two are read ahead. */
const keptBatches = 4

export async function openReading<Field extends string, Row, Prepared, Hint>(
  own: Reading<Field, Row, Prepared, Hint>,
  { dataset, path, rejectsPath, map, constants }: ReadingTask,
  others: Record<string, Record<string, string>> = {},
): Promise<OpenReading<Prepared, Hint>> {
  const reading = { ...own, fields: { ...own.fields, ...originFields } }
  const missing = Object.keys(constants).filter((field) => !(field in reading.fields))
  if (missing.length > 0)
    throw new UnreadableFile(
      `${dataset} have no field ${missing.join(', ')}: there are ${Object.keys(reading.fields).join(', ')}`,
    )
  const wrong = wrongDays(constants)
  if (wrong !== undefined) throw new UnreadableFile(wrong)
  const isNeeded = (at: Partial<Record<Field, number>>) =>
    reading.needs.some((field) => at[field] !== undefined || constants[field] !== undefined)
  const opened = await openSource(path, (row) => {
    const { at } = columnsOf(row, reading.fields, map)
    return isNeeded(at) ? Object.keys(at).length : 0
  })
  const source = dataset === 'companies' && isGleif(opened.header) ? fromGleif(opened) : opened
  const columns = columnsOf(source.header, reading.fields, map)
  const better = likelyDataset(source.header, Object.keys(columns.at).length, others)
  if (!isNeeded(columns.at))
    throw new UnreadableFile(`${notOfThisKind(path, reading, source.header)}${better ?? ''}`)
  const rejects = new Rejects(rejectsPath, source.header)
  const batches = batchesOf(source.rows, { reading, columns, header: source.header, constants })
  const kept: Batch<Row>[] = []
  return {
    facts: {
      columns: toldOf(columns),
      remarks: [
        ...source.remarks,
        ...mapRemarks(source.header, map),
        ...(better === undefined ? [] : [better.trim()]),
      ],
      fields: reading.fields,
      expectedRows: source.totalBytes / Math.max(60, source.header.length * 12),
    },
    async next(hint) {
      const { value: batch } = await batches.next()
      if (!batch) return null
      if (kept.push(batch) > keptBatches) kept.shift()
      for (const { line, reason, values } of batch.rejects) rejects.add(line, reason, values)
      return {
        prepared: reading.prepare(batch.rows, hint),
        read: batch.read,
        refused: batch.rejects.map(({ line, reason }: Rejected) => ({ line, reason })),
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
      return null
    },
  }
}

function notOfThisKind(
  path: string,
  { needs, fields }: { needs: readonly string[]; fields: Record<string, string> },
  header: string[],
) {
  const wordings = needs.map((field) => fields[field]?.split(' ')[0] ?? field)
  const columns = header.length > 12 ? [...header.slice(0, 12), '…'] : header
  return `${path}: none of the first rows is a header with a column ${wordings.join(' or ')} (field ${needs.join(' or ')}). The first row is: ${columns.join(', ')}. If it is the header, a map file can name its columns: {"columns": {"${header[0] ?? ''}": "${needs[0] ?? ''}"}}. If it is not, add one.`
}

/** The kind of data whose columns these rather are. */
function likelyDataset(
  header: string[],
  known: number,
  others: Record<string, Record<string, string>>,
): string | undefined {
  const [best] = Object.entries(others)
    .map(([name, fields]) => ({ name, count: Object.keys(columnsOf(header, fields).at).length }))
    .toSorted((a, b) => b.count - a.count)
  if (!best || best.count < known + 2) return undefined
  return ` More of its columns are those of ${best.name}: npm run import -- ${best.name} …`
}

function toldOf<Field extends string>({ printed, unknown }: Columns<Field>): ColumnsTold {
  const read = Object.entries(printed).map(([field, column]) => ({
    column: String(column).replace(/\s+/g, ' ').trim(),
    field,
  }))
  return { read, unread: unknown }
}

function mapRemarks(header: string[], map: Record<string, string | null> = {}): string[] {
  const unmapped = Object.keys(map).filter((name) => !header.some((cell) => cell.trim() === name.trim()))
  return unmapped.length > 0
    ? [`the map names columns that the file does not have: ${unmapped.join(', ')}`]
    : []
}

/** For people. */
export function columnLines({ read, unread }: ColumnsTold): string[] {
  return [
    `columns read: ${read.map(({ column, field }) => `${column} → ${field}`).join(', ')}`,
    ...(unread.length > 0 ? [`columns not read: ${unread.join(', ')}`] : []),
  ]
}
