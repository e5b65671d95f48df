import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { parseArgs } from 'node:util'
import { typedPath, whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { command, Misuse, obey, wholeNumber } from '@zhzz/db/command.ts'
import { messageOf } from '@zhzz/db/log.ts'
import { type Database, openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Pool } from 'pg'
import { correctCommands } from '#correct/correctCommands.ts'
import { datasetOf, datasets } from '#datasets.ts'
import { fieldLines } from '#fieldLines.ts'
import { joinCommands } from '#join/joinCommands.ts'
import { listRuns } from '#journal/listRuns.ts'
import { previewLines } from '#journal/preview.ts'
import { undo } from '#journal/undo.ts'
import { readMap } from '#map.ts'
import { isSourceName } from '#origin.ts'
import type { RunOptions } from '#run.ts'
import { dateOf } from '#value/date.ts'
import { webAddressOf } from '#value/webAddress.ts'

const noMap: ReturnType<typeof readMap> = { columns: {}, constants: {} }

const options = {
  map: { type: 'string' },
  set: { type: 'string', multiple: true },
  edition: { type: 'string' },
  year: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  hall: { type: 'string' },
  whole: { type: 'boolean' },
  source: { type: 'string' },
  licence: { type: 'string' },
  link: { type: 'string' },
  'as-of': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  new: { type: 'boolean', default: false },
} as const

const details =
  () => `datasets and their fields, which --map and --set name; * one of them is needed; (…) how files head the column
${fieldLines().join('\n')}

files: CSV, NDJSON, JSON or XLSX; the header is found by its wording, below a title too, and what was read of it is printed
exhibitions also: JSON-LD of schema.org alone or in a saved web page, and calendars (.ics)
news also: feeds (RSS, Atom), and JSON-LD of articles alone or in a saved web page
companies also: GLEIF’s golden copy (CSV or JSON), known by its header; telephones of a registry file become contacts
--map: {"columns": {"header": "field", "unwanted": null}, "constants": {"field": "value"}}
exhibitors of one edition: --edition NAME --year 2026 [--start 2026-07-26 --end 2026-07-28 --hall NAME]
exhibitors, the whole list of their editions, entries it no longer has are withdrawn: --whole
whom it comes from, as pages show it, and up to which day it was known there; a column of the file goes before:
  --source NAME [--licence TEXT --link URL] --as-of 2026-11-22. Older facts never go before newer ones
what would be written, changed and joined, with examples, and nothing of it done: --dry-run
what was brought in: npm run import -- list
to take back what import N wrote, but for what was changed since or what people use: npm run import -- undo N
into a DATA_DIR or DATABASE_URL that has no database yet: --new

who is who of companies: ${commandLines(joinCommands)}
what is wrong of one: ${commandLines(correctCommands)}`

function commandLines(commands: typeof joinCommands): string {
  return Object.entries(commands)
    .map(([name, { takes }]) => `npm run import -- ${name} ${takes}`)
    .join('; ')
}

const importCommand = command({
  takes:
    '<dataset> <file…> [--source NAME --as-of DAY] [--map mapping.json] [--set field=value …] [--dry-run] [--new]',
  says: 'brings files of vendors in; run again, what was written is found unchanged',
  details,
  options,
  words: Number.POSITIVE_INFINITY,
  async run(values, [name = '', ...files]) {
    if (name === 'list') return printRuns()
    if (name === 'undo') return takeBack(wholeNumber('undo', files.join(' '), 1, 2_147_483_647))
    const dataset = datasetOf(name)
    if (dataset === undefined)
      throw new Misuse(
        name === ''
          ? `which dataset? ${datasets.map((each) => each.name).join(', ')}`
          : `there is no dataset ${name}`,
      )
    if (files.length === 0) throw new Misuse(`name the files of ${name}`)
    await importFiles(dataset.run, files, {
      settings: await settingsOf(values),
      isNew: values.new,
      isDry: values['dry-run'],
    })
  },
})

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
    source: sourceOf(values),
    asOf: dayOf(values['as-of']),
  }
  for (const [field, value] of Object.entries(flags)) if (value !== undefined) constants[field] = value
  for (const assignment of values.set ?? []) {
    const at = assignment.indexOf('=')
    if (at < 1) throw new Misuse(`--set ${assignment}: write it as field=value`)
    constants[assignment.slice(0, at)] = assignment.slice(at + 1)
  }
  return {
    map: columns,
    constants,
    isWhole: values.whole ?? false,
    ...(values.licence !== undefined && { licence: values.licence }),
    ...(values.link !== undefined && { link: values.link }),
  }
}

function sourceOf({ source, licence, link }: Flags): string | undefined {
  if (source === undefined && (licence ?? link) !== undefined)
    throw new Misuse('--licence and --link say something of --source NAME')
  if (source !== undefined && !isSourceName(source))
    throw new Misuse(`--source ${source}: pages show it, so it is a name in words, not a file or an address`)
  if (link !== undefined && webAddressOf(link) !== link)
    throw new Misuse(`--link ${link}: write it as https://…`)
  return source
}

function dayOf(asOf: string | undefined): string | undefined {
  if (asOf === undefined) return undefined
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  if (dateOf(asOf) !== asOf) throw new Misuse(`--as-of ${asOf}: write the day as ${today}`)
  if (asOf > today) throw new Misuse(`--as-of ${asOf}: a day to come`)
  return asOf
}

async function mapIn(path: string) {
  try {
    return readMap(await readFile(typedPath(path), 'utf8'))
  } catch (error) {
    throw new Error(`the map ${path} cannot be read: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

async function importFiles(
  run: (typeof datasets)[number]['run'],
  files: string[],
  { settings, isNew, isDry }: { settings: RunOptions; isNew: boolean; isDry: boolean },
) {
  await withPool(!isNew, async (pool, { sealing, folder }) => {
    await loadReference(pool)
    for (const file of files) {
      const counts = await run(pool, typedPath(file), {
        ...settings,
        ...(isDry && { onPreview: (preview) => console.log(previewLines(preview).join('\n')) }),
        sealing,
        folder,
        log: console.log,
        showProgress: true,
      })
      const { read, written, unchanged, rejected } = counts
      if (!isDry)
        console.log(`${file}: ${read} read, ${written} written, ${unchanged} unchanged, ${rejected} rejected`)
    }
  })
}

async function printRuns() {
  await withPool(true, async (pool) => console.log((await listRuns(pool)).join('\n')))
}

async function takeBack(number: number) {
  await withPool(true, async (pool, { folder }) => {
    const { restored, removed, putBack, left } = await undo(pool, number, { folder, log: console.log })
    console.log(
      `import ${number}: ${removed} rows removed, ${restored} changed back, ${putBack} put back, ${left} stay`,
    )
  })
}

async function withPool(
  existing: boolean,
  act: (pool: Pool, kept: { sealing: Sealing; folder: string }) => Promise<void>,
) {
  const { dataDir, databaseUrl, log } = whereByEnvironment()
  const database = await openDatabase({ dataDir, databaseUrl, join: true, existing, log })
  // Of its own: the pool of the database cuts statements that take longer than a page would wait.
  const pool = createPool(database.url, { max: 2, statementTimeout: 0, applicationName: 'zhzz import' })
  try {
    await act(pool, { sealing: database.sealing, folder: join(dataDir, 'imports') })
  } catch (error) {
    throw new Error(await explained(error, database), { cause: error })
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** What went wrong, and whether the disk is full or the database went away, which says itself less clearly. */
async function explained(error: unknown, database: Database): Promise<string> {
  const message = messageOf(error)
  const isLost = /ECONNRESET|EPIPE|connection (?:terminated|error)|terminating connection/i.test(message)
  const { freeBytes, low } = await database.diskState()
  const disk = low ? `; only ${Math.round(freeBytes / 1e6)} MB are left on the disk of the database` : ''
  const again = isLost || low ? '. Run it again then: what was written stays and is found unchanged' : ''
  return `${isLost ? `the database ended (${message})` : message}${disk}${again}`
}

const [word = '', ...rest] = process.argv.slice(2)
const operation = { ...joinCommands, ...correctCommands }[word]
if (operation === undefined) await obey('npm run import', importCommand)
else await obey(`npm run import -- ${word}`, operation, rest)
