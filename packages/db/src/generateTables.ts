import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { generate, PostgresDialect as PostgresGenerator } from 'kysely-codegen'
import { command, obey } from '#command.ts'
import { startServer } from '#embedded/startServer.ts'
import { silent } from '#log.ts'
import { migrate } from '#migrate.ts'
import { createPool } from '#pool.ts'

const file = fileURLToPath(new URL('tables.gen.ts', import.meta.url))

/** On a database made for it. */
async function describeTables(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhzz-tables-'))
  const server = await startServer({ dataDir, log: silent, settings: { fsync: 'off' } })
  try {
    await migrate(server.url)
    const pool = createPool(server.url)
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
    const text = await generate({
      db,
      dialect: new PostgresGenerator({ dateParser: 'string', numericParser: 'number' }),
      camelCase: true,
      excludePattern: 'schema_migration',
      typeMapping: { int8: 'number' },
      verify: false,
      print: false,
      outFile: null,
    })
    await pool.end()
    return text
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

const tablesCommand = command({
  takes: '[--check]',
  says: 'writes tables.gen.ts from the migrations; with --check only says whether it is up to date',
  options: { check: { type: 'boolean', default: false } },
  async run({ check }) {
    const text = await describeTables()
    if (!check) await writeFile(file, text)
    else if (text !== (await readFile(file, 'utf8')))
      throw new Error('packages/db/src/tables.gen.ts is not what the migrations say: npm run tables')
  },
})

await obey('npm run tables', tablesCommand)
