import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase, Pool } from 'pg'
import type { Dataset, Outcome, Writer } from '#dataset.ts'
import { isDryRun, withoutTrace } from '#journal/dryRun.ts'
import { type Preview, previewOf } from '#journal/preview.ts'
import { nextNumber, noteRun, shareImports, writeAs } from '#journal/runs.ts'
import { columnLines, type OpenReading, type ReadBatch, type SourceFacts } from '#openReading.ts'
import { operatorsImport } from '#origin.ts'
import { Progress } from '#progress.ts'
import { openNearOrAhead } from '#readAhead.ts'
import { type Said, SaidLines } from '#saidLines.ts'

export type RunCounts = { read: number; written: number; unchanged: number; rejected: number }

/** Told as it goes, for who shows it otherwise than as lines. */
export type Watching = {
  facts(facts: SourceFacts): void
  /** Of a run that is none for trial. */
  begun(number: number): void
  /** `share` of the file, 0 to 1. */
  progress(rows: number, share: number): void
  said(said: Said[]): void
}

export type RunOptions = {
  map?: Record<string, string | null>
  /** By field, `source` and `asOf` too: for rows that do not say themselves. */
  constants?: Partial<Record<string, string>>
  /** Of the source that `constants` names. */
  licence?: string
  link?: string
  /** Of an exhibitor list: entries that it no longer has are withdrawn. */
  isWhole?: boolean
  /** Nothing is kept; `onPreview` gets what would have been. */
  onPreview?: (preview: Preview) => void
  /** Where each run has a folder for the rows it rejected; without it they are counted only. */
  folder?: string
  /** The fields of every dataset: to say which one a file rather is. */
  others?: Record<string, Record<string, string>>
  /** Of a trial: where the rows go that would be rejected. */
  rejectsPath?: string
  watching?: Watching
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
  options: RunOptions = {},
): Promise<RunCounts> {
  const { map, constants = {}, isWhole = false, sealing, log = () => {}, showProgress = false } = options
  const { onPreview, watching } = options
  const client = await pool.connect()
  const counts: RunCounts = { read: 0, written: 0, unchanged: 0, rejected: 0 }
  const said = new SaidLines()
  const progress = new Progress(dataset.name)
  let reading: OpenReading<Prepared, Hint> | undefined
  let number = 0
  try {
    await shareImports(client)
    if (!onPreview) number = await nextNumber(client)
    if (!onPreview) watching?.begun(number)
    const kept =
      options.folder === undefined || onPreview ? null : join(options.folder, String(number), 'rejects.csv')
    const rejectsPath = onPreview ? (options.rejectsPath ?? null) : kept
    const task = { dataset: dataset.name, path, rejectsPath, map, constants }
    reading = await openNearOrAhead(dataset, task, options.others ?? {})
    watching?.facts(reading.facts)
    for (const line of [...columnLines(reading.facts.columns), ...reading.facts.remarks]) log(line)
    // A batch that is lost when the machine fails is written again by the next run.
    await client.query('set synchronous_commit = off')
    const run = { number, dataset: dataset.name, path, options }
    if (onPreview) {
      const dry = await withoutTrace(client)
      await write(dry, reading, run)
      onPreview(await previewOf(dry, number, dataset.table, counts))
    } else await write(client, reading, run)
    await reading.close()
    said.tell(log)
    watching?.said(said.all())
    if (kept !== null && counts.rejected > 0) log(`rejected rows with their reasons: ${kept}`)
    if (kept !== null && counts.rejected > 0)
      await client.query('update import_run set rejects_path = $2 where number = $1', [number, kept])
    return counts
  } catch (error) {
    await client
      .query("update import_run set status = 'failed', finished_at = now() where number = $1", [number])
      .catch(() => {})
    await reading?.close().catch(() => {})
    throw error
  } finally {
    client.release(true)
  }

  async function write(to: ClientBase, from: OpenReading<Prepared, Hint>, run: Run) {
    await writeAs(to, run.number)
    await begin(to, run)
    const writer = await dataset.open(to, {
      fileStamp: await stampOf(path),
      // A dry run leaves the search indexes as they are.
      expectedRows: isDryRun(to) ? 0 : from.facts.expectedRows,
      isWhole,
      log,
      pool,
      sealing: sealing ?? null,
    })
    const ahead = [from.next(writer.hint()), from.next(writer.hint())]
    for (let batch = await ahead.shift(); batch; batch = await ahead.shift()) {
      ahead.push(from.next(writer.hint()))
      // Whatever fails is seen when the loop comes to it.
      for (const next of ahead) next.catch(() => {})
      await note(batch, await writeBatch(to, writer, batch))
    }
    if (showProgress) progress.show(counts.read, 1, true)
    await writer.finish()
    await to.query(
      "update import_run set status = 'done', finished_at = now(), read_count = $2, written_count = $3, unchanged_count = $4, rejected_count = $5 where number = $1",
      [run.number, counts.read, counts.written, counts.unchanged, counts.rejected],
    )
  }

  async function note(batch: ReadBatch<Prepared>, outcome: Outcome) {
    counts.read += batch.read
    counts.written += outcome.written
    counts.unchanged += outcome.unchanged
    counts.rejected += batch.refused.length + outcome.rejected.length
    if (outcome.rejected.length > 0) await reading?.reject(outcome.rejected)
    for (const { line, text } of batch.warnings) said.add('warning', line, text)
    for (const { line, reason } of [...batch.refused, ...outcome.rejected]) said.add('rejected', line, reason)
    if (showProgress) progress.show(counts.read, batch.share)
    watching?.progress(counts.read, batch.share)
  }
}

type Run = { number: number; dataset: string; path: string; options: RunOptions }

/** The run, and what is known of its source. */
async function begin(client: ClientBase, { number, dataset, path, options }: Run) {
  const { constants = {}, licence, link, map, isWhole } = options
  const source = constants['source'] ?? operatorsImport
  await noteRun(client, {
    number,
    dataset,
    name: basename(path),
    source,
    asOf: constants['asOf'] ?? null,
    options: { constants, map, isWhole, licence, link },
  })
  if (constants['source'] === undefined) return
  await client.query(
    `insert into data_source as s (name, licence, link) values ($1, $2, $3)
     on conflict (name) do update set licence = coalesce(excluded.licence, s.licence), link = coalesce(excluded.link, s.link)`,
    [source, licence ?? null, link ?? null],
  )
}

async function writeBatch<Prepared, Hint>(
  client: ClientBase,
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
