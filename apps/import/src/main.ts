import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { datasetNames, datasetRunner, type Runner } from '#datasets.ts'
import { readMap } from '#map.ts'
import type { RunOptions } from '#run.ts'

const noMap: ReturnType<typeof readMap> = { columns: {}, constants: {} }

const usage = `usage: npm run import -- <dataset> <file…> [--map mapping.json] [--set field=value …]
datasets: ${datasetNames.join(', ')}
files: CSV, NDJSON or XLSX; the header is found by its wording, below a title too, and what was read of it is printed
--map: {"columns": {"header": "field", "unwanted": null}, "constants": {"field": "value"}}
exhibitors of one edition: --edition NAME --year 2026 [--start 2026-07-26 --end 2026-07-28 --hall NAME]
exhibitors, the whole list of their editions, entries it no longer has are withdrawn: --whole`

const options = {
  map: { type: 'string' },
  set: { type: 'string', multiple: true },
  edition: { type: 'string' },
  year: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  hall: { type: 'string' },
  whole: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [name = '', ...files] = positionals
  const run = datasetRunner(name)
  if (values.help || !run || files.length === 0) {
    if (!values.help && name !== '')
      console.error(run ? `name the files of ${name}` : `there is no dataset ${name}`)
    console.log(usage)
    process.exitCode = values.help ? 0 : 2
  } else await importFiles(run, files, await settingsOf(values))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** The map with the constants that flags stand for. */
async function settingsOf(values: Flags): Promise<RunOptions> {
  const { columns, constants } = values.map === undefined ? noMap : await mapIn(values.map)
  const flags = {
    exhibition: values.edition,
    year: values.year,
    startDate: values.start,
    endDate: values.end,
    hall: values.hall,
  }
  for (const [field, value] of Object.entries(flags)) if (value !== undefined) constants[field] = value
  for (const assignment of values.set ?? []) {
    const at = assignment.indexOf('=')
    if (at < 1) throw new Error(`--set ${assignment}: write it as field=value`)
    constants[assignment.slice(0, at)] = assignment.slice(at + 1)
  }
  return { map: columns, constants, isWhole: values.whole ?? false }
}

async function mapIn(path: string) {
  try {
    return readMap(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `the map ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

async function importFiles(run: Runner, files: string[], settings: RunOptions) {
  const dataDir = process.env['DATA_DIR'] ?? './.data'
  const database = await openDatabase({
    dataDir,
    join: true,
    databaseUrl: process.env['DATABASE_URL'],
    log: console,
  })
  // Of its own: the pool of the database cuts statements that take longer than a page would wait.
  const pool = createPool(database.url, { max: 2, statementTimeout: 0, applicationName: 'zhzz import' })
  try {
    await loadReference(pool)
    for (const file of files) {
      const counts = await run({ pool, dataDir }, file, { ...settings, log: console.log, showProgress: true })
      const { read, written, unchanged, rejected } = counts
      console.log(`${file}: ${read} read, ${written} written, ${unchanged} unchanged, ${rejected} rejected`)
    }
  } catch (error) {
    throw new Error(await explained(error, database), { cause: error })
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** What went wrong, and whether the disk is full or the database went away, which says itself less clearly. */
async function explained(error: unknown, database: Database): Promise<string> {
  const message = error instanceof Error ? error.message : String(error)
  const isLost = /ECONNRESET|EPIPE|connection (?:terminated|error)|terminating connection/i.test(message)
  const { freeBytes, low } = await database.diskState()
  const disk = low ? `; only ${Math.round(freeBytes / 1e6)} MB are left on the disk of the database` : ''
  const again = isLost || low ? '. Run it again then: what was written stays and is found unchanged' : ''
  return `${isLost ? `the database ended (${message})` : message}${disk}${again}`
}
