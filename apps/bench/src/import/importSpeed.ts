import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { silent } from '@zhzz/db/log.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { writeCompanyFile } from '#import/companyFile.ts'

const command = fileURLToPath(new URL('../../../import/src/main.ts', import.meta.url))

/**
 * Companies a second, search index and counters included, beside a bare COPY of the same file, and a second run,
 * in a database of its own. */
export async function importSpeed({ companies }: { companies: string }) {
  const count = Number(companies)
  const dataDir = mkdtempSync(join(tmpdir(), 'import-bench-'))
  const file = join(dataDir, 'companies.csv')
  const database = await openDatabase({ dataDir, log: silent })
  try {
    await writeCompanyFile(file, count)
    const megabytes = statSync(file).size / 1e6
    console.log(`${count.toLocaleString('en')} companies, ${megabytes.toFixed(0)} MB of CSV`)
    const pool = createPool(database.url, { statementTimeout: 0 })
    const copied = await bareCopy(pool, file)
    await pool.end()
    report('bare COPY of the file into an unindexed table', count, copied)
    const first = await run(file, dataDir)
    report('import with indexes, search rows, counters', count, first.seconds)
    console.log(`  ${first.said}; most memory of the process ${first.megabytes} MB`)
    const second = await run(file, dataDir)
    report('the same file again', count, second.seconds)
    console.log(`  ${second.said}; most memory of the process ${second.megabytes} MB`)
    console.log(`import / COPY: ${(first.seconds / copied).toFixed(1)} times as long`)
  } finally {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(what: string, rows: number, seconds: number) {
  console.log(`${what}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en')} rows/s`)
}

async function bareCopy(pool: Pool, file: string): Promise<number> {
  const client = await pool.connect()
  try {
    const columns = Array.from({ length: 12 }, (_, at) => `c${at} text`).join(', ')
    await client.query(`create table bare (${columns})`)
    const started = performance.now()
    await pipeline(
      createReadStream(file),
      client.query(copyFrom('copy bare from stdin with (format csv, header true)')),
    )
    const seconds = (performance.now() - started) / 1000
    await client.query('drop table bare')
    return seconds
  } finally {
    client.release()
  }
}

/** The command as an operator runs it. */
async function run(file: string, dataDir: string) {
  const started = performance.now()
  const child = spawn(process.execPath, [command, 'companies', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid))
  }, 250)
  const [code] = await once(child, 'close')
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${String(code)}:\n${output}`)
  const said =
    output
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^.*?: /, '') ?? ''
  return { seconds: (performance.now() - started) / 1000, said, megabytes }
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(line ?? 0) / 1024)
  } catch {
    return 0
  }
}
