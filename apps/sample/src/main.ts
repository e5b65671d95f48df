import { whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { command, obey, wholeNumber } from '@zhzz/db/command.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { fillSample } from '#fillSample.ts'

const sampleCommand = command({
  takes: '[--companies 3000] [--seed 1]',
  says: 'fills an empty database, made when there is none, with an invented world',
  options: { companies: { type: 'string', default: '3000' }, seed: { type: 'string', default: '1' } },
  run: ({ companies, seed }) =>
    fill(
      wholeNumber('--companies', companies, 100, 9_000_000),
      wholeNumber('--seed', seed, 0, Number.MAX_SAFE_INTEGER),
    ),
})

async function fill(companies: number, seed: number): Promise<void> {
  const { dataDir, databaseUrl, log } = whereByEnvironment()
  const database = await openDatabase({ dataDir, databaseUrl, log })
  // Of its own: an index of millions of rows takes longer than a page would wait.
  const pool = createPool(database.url, { max: 2, statementTimeout: 0 })
  try {
    const { rowCount } = await pool.query('select from company limit 1')
    if (rowCount)
      throw new Error('the database holds companies already; the sample world goes into an empty one')
    await loadReference(pool)
    let shown = ''
    await fillSample(pool, {
      companies,
      seed,
      sealing: database.sealing,
      onProgress({ step, written, total }) {
        const line = `${step} ${Math.floor((100 * written) / total)} %`
        if (line !== shown) process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`)
        shown = line
      },
    })
    console.log('\ndone')
  } finally {
    await pool.end()
    await database.stop()
  }
}

await obey('npm run sample', sampleCommand)
