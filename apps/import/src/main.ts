import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { datasetNames, datasetRunner } from '#datasets.ts'
import { readMap } from '#map.ts'

const usage = `usage: npm run import -- <dataset> <file…> [--map mapping.json] [--set field=value …]
datasets: ${datasetNames.join(', ')}
exhibitors of one edition: --edition NAME --year 2026 [--start 2026-07-26 --end 2026-07-28 --hall NAME]
exhibitors, the whole list of their editions, entries it no longer has are withdrawn: --whole`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    map: { type: 'string' },
    set: { type: 'string', multiple: true },
    edition: { type: 'string' },
    year: { type: 'string' },
    start: { type: 'string' },
    end: { type: 'string' },
    hall: { type: 'string' },
    whole: { type: 'boolean' },
  },
})
const [name = '', ...files] = positionals
const run = datasetRunner(name)
if (!run || files.length === 0) {
  console.error(usage)
  process.exit(2)
}
const map =
  values.map === undefined ? { columns: {}, constants: {} } : readMap(await readFile(values.map, 'utf8'))
const constants: Record<string, string> = { ...map.constants }
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
  constants[assignment.slice(0, at)] = assignment.slice(at + 1)
}

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
    const counts = await run({ pool, dataDir }, file, {
      map: map.columns,
      constants,
      isWhole: values.whole ?? false,
      log: (text) => console.log(text),
      showProgress: true,
    })
    const { read, written, unchanged, rejected } = counts
    console.log(`${file}: ${read} read, ${written} written, ${unchanged} unchanged, ${rejected} rejected`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await pool.end()
  await database.stop()
}
