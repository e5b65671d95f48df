import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { v7 as uuid } from 'uuid'
import { type Batch, batchesOf } from '#batches.ts'
import type { Dataset, Outcome, RunContext, Writer } from '#dataset.ts'
import { columnsOf } from '#header.ts'
import { Progress } from '#progress.ts'
import { openSource } from '#read/openSource.ts'
import { UnreadableFile } from '#read/record.ts'
import { Rejects } from '#rejects.ts'

export type RunCounts = { read: number; written: number; unchanged: number; rejected: number }

export type RunOptions = {
  map?: Record<string, string | null>
  constants?: Partial<Record<string, string>>
  log?: (text: string) => void
  showProgress?: boolean
}

/**
 * Brings one file in through a pool without a statement timeout, batch by batch, each batch in a transaction of its own. May be ended at any moment and run
 * again: what was written is found unchanged, the rest follows.
 */
export async function runImport<Field extends string, Row, Prepared>(
  pool: Pool,
  dataset: Dataset<Field, Row, Prepared>,
  path: string,
  { map, constants = {}, log = () => {}, showProgress = false }: RunOptions = {},
): Promise<RunCounts> {
  const source = await openSource(path)
  const columns = columnsOf(source.header, dataset.fields, map)
  if (!dataset.needs.some((field) => columns.at[field] !== undefined || constants[field] !== undefined)) {
    throw new UnreadableFile(
      `${path} has no column for ${dataset.needs.join(' or ')}; its columns are ${source.header.join(', ')}. A map file can name them.`,
    )
  }
  if (columns.unknown.length > 0) log(`columns not read: ${columns.unknown.join(', ')}`)
  const context: RunContext = {
    fileStamp: await stampOf(path),
    fileName: basename(path),
    expectedRows: source.totalBytes / Math.max(60, source.header.length * 12),
    constants,
    log,
  }
  const rejects = new Rejects(path, source.header)
  const counts: RunCounts = { read: 0, written: 0, unchanged: 0, rejected: 0 }
  const warnings = new Map<string, number>()
  const progress = new Progress(dataset.name)
  const client = await pool.connect()
  const runId = uuid()
  try {
    await client.query('insert into import_run (id, dataset, file_name) values ($1, $2, $3)', [
      runId,
      dataset.name,
      context.fileName,
    ])
    const writer = await dataset.open(client, context)
    let pending: Promise<void> = Promise.resolve()
    // Whatever fails is seen when the next batch, or the end, waits for it.
    pending.catch(() => {})
    const batches = batchesOf(source.rows, { dataset, columns, width: source.header.length, constants })
    for await (const batch of batches) {
      const prepared = writer.prepare(batch.rows)
      await pending
      pending = writeBatch(client, writer, prepared, batch).then((outcome) => note(batch, outcome))
      pending.catch(() => {})
    }
    await pending
    if (showProgress) progress.show(counts.read, 1, true)
    await writer.finish()
    await client.query(
      "update import_run set status = 'done', finished_at = now(), read_count = $2, written_count = $3, unchanged_count = $4, rejected_count = $5 where id = $1",
      [runId, counts.read, counts.written, counts.unchanged, counts.rejected],
    )
  } catch (error) {
    await client
      .query("update import_run set status = 'failed', finished_at = now() where id = $1", [runId])
      .catch(() => {})
    throw error
  } finally {
    await rejects.close()
    client.release(true)
  }
  for (const [warning, count] of warnings) log(`${count.toLocaleString('en')} × ${warning}`)
  if (rejects.count > 0) log(`rejected rows with their reasons: ${rejects.path}`)
  return counts

  function note(batch: Batch<Row>, outcome: Outcome) {
    counts.read += batch.read
    counts.written += outcome.written
    counts.unchanged += outcome.unchanged
    counts.rejected += batch.rejects.length + outcome.rejected.length
    for (const { line, reason, values } of batch.rejects) rejects.add(line, reason, values)
    for (const { line, reason } of outcome.rejected) rejects.add(line, reason, batch.sources.get(line) ?? [])
    for (const warning of batch.warnings) warnings.set(warning, (warnings.get(warning) ?? 0) + 1)
    if (showProgress) progress.show(counts.read, source.readBytes() / source.totalBytes)
  }
}

async function writeBatch<Row, Prepared>(
  client: PoolClient,
  writer: Writer<Row, Prepared>,
  prepared: Prepared,
  batch: Batch<Row>,
): Promise<Outcome> {
  if (batch.rows.length === 0) return { written: 0, unchanged: 0, rejected: [] }
  await client.query('begin')
  try {
    const outcome = await writer.write(prepared)
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function stampOf(path: string): Promise<Buffer> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) digest.update(chunk)
  return digest.digest().subarray(0, 8)
}
