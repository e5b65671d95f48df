import { join } from 'node:path'
import { typedPath, whereByEnvironment } from '#backup/fromEnvironment.ts'
import { backupName } from '#backup/scheduleBackups.ts'
import { writeBackup } from '#backup/writeBackup.ts'
import { findServer } from '#findServer.ts'

/** `npm run backup -- [file]`, also beside a running app. */
const where = whereByEnvironment()
const [typed] = process.argv.slice(2)
const file = typed ? typedPath(typed) : join(where.dataDir, 'backups', backupName(new Date()))

try {
  const server = await findServer({ ...where, join: true })
  try {
    const tables = await writeBackup(server.url, file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows of ${tables.length} tables written to ${file}`)
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
