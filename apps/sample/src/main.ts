import { parseArgs } from 'node:util'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { openSealing } from '@zhzz/db/sealed.ts'
import { fillSample } from '#fillSample.ts'

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '3000' }, seed: { type: 'string', default: '1' } },
})
const companies = Number(values.companies)
const seed = Number(values.seed)
if (!Number.isInteger(companies) || companies < 100 || companies > 9_000_000 || !Number.isInteger(seed)) {
  console.error('usage: npm run sample -- --companies N [--seed S]   (N from 100 to 9000000)')
  process.exit(2)
}
const dataDir = process.env['DATA_DIR'] ?? './.data'
const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'], log: console })
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
    sealing: await openSealing(dataDir),
    onProgress({ step, written, total }) {
      const line = `${step} ${Math.floor((100 * written) / total)} %`
      if (line !== shown) process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`)
      shown = line
    },
  })
  console.log('\ndone')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await pool.end()
  await database.stop()
}
