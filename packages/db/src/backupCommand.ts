import { join } from 'node:path'
import { typedPath, whereByEnvironment } from '#backup/fromEnvironment.ts'
import { filesBeside } from '#backup/keepFiles.ts'
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
    const { tables, files } = await writeBackup(server.url, file, where.filesFolder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows of ${tables.length} tables written to ${file}`)
    console.log(
      files
        ? `${files.count} pictures and videos beside it, in ${filesBeside(file)}`
        : 'pictures and videos lie in the object storage and are not in this backup',
    )
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
