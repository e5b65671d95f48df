import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Pool, PoolClient } from 'pg'
import { v7 as uuid } from 'uuid'
import type { Dataset, Outcome, Writer } from '#dataset.ts'
import type { OpenReading, ReadBatch } from '#openReading.ts'
import { Progress } from '#progress.ts'
import { readAhead } from '#readAhead.ts'

export type RunCounts = { read: number; written: number; unchanged: number; rejected: number }

export type RunOptions = {
  map?: Record<string, string | null>
  constants?: Partial<Record<string, string>>
  /** Of an exhibitor list: entries that it no longer has are withdrawn. */
  isWhole?: boolean
  /** The key, for what is sealed before it is written. */
  sealing?: Sealing
  log?: (text: string) => void
  showProgress?: boolean
}

/**
 * Brings one file in through a pool without a statement timeout, batch by batch, each batch in a transaction of its
 * own. May be ended at any moment and run again: what was written is found unchanged, the rest follows.
 */
export async function runImport<Prepared, Hint>(
  pool: Pool,
  dataset: Dataset<Prepared, Hint>,
  path: string,
  { map, constants = {}, isWhole = false, sealing, log = () => {}, showProgress = false }: RunOptions = {},
): Promise<RunCounts> {
  const reading: OpenReading<Prepared, Hint> = await readAhead({
    dataset: dataset.name,
    path,
    map,
    constants,
  })
  const { remarks, expectedRows } = reading.facts
  for (const remark of remarks) log(remark)
  const context = {
    fileStamp: await stampOf(path),
    fileName: basename(path),
    expectedRows,
    isWhole,
    log,
    pool,
    sealing: sealing ?? null,
  }
  const counts: RunCounts = { read: 0, written: 0, unchanged: 0, rejected: 0 }
  const warnings = new Map<string, number>()
  const progress = new Progress(dataset.name)
  const client = await pool.connect()
  const runId = uuid()
  try {
    // A batch that is lost when the machine fails is written again by the next run.
    await client.query('set synchronous_commit = off')
    await client.query('insert into import_run (id, dataset, file_name) values ($1, $2, $3)', [
      runId,
      dataset.name,
      context.fileName,
    ])
    const writer = await dataset.open(client, context)
    const ahead = [reading.next(writer.hint()), reading.next(writer.hint())]
    for (let batch = await ahead.shift(); batch; batch = await ahead.shift()) {
      ahead.push(reading.next(writer.hint()))
      // Whatever fails is seen when the loop comes to it.
      for (const next of ahead) next.catch(() => {})
      await note(batch, await writeBatch(client, writer, batch))
    }
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
    await reading.close().catch(() => {})
    throw error
  } finally {
    client.release(true)
  }
  const { rejects, rejectsPath } = await reading.close()
  for (const [warning, count] of warnings) log(`${count.toLocaleString('en')} × ${warning}`)
  if (rejects > 0) log(`rejected rows with their reasons: ${rejectsPath}`)
  return counts

  async function note(batch: ReadBatch<Prepared>, outcome: Outcome) {
    counts.read += batch.read
    counts.written += outcome.written
    counts.unchanged += outcome.unchanged
    counts.rejected += batch.refused + outcome.rejected.length
    if (outcome.rejected.length > 0) await reading.reject(outcome.rejected)
    for (const warning of batch.warnings) warnings.set(warning, (warnings.get(warning) ?? 0) + 1)
    if (showProgress) progress.show(counts.read, batch.share)
  }
}

async function writeBatch<Prepared, Hint>(
  client: PoolClient,
  writer: Writer<Prepared, Hint>,
  { prepared, rows }: ReadBatch<Prepared>,
): Promise<Outcome> {
  if (rows === 0) return { written: 0, unchanged: 0, rejected: [] }
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
