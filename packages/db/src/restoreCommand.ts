import { typedPath, whereByEnvironment } from '#backup/fromEnvironment.ts'
import { restoreBackup } from '#backup/restoreBackup.ts'
import { findServer } from '#findServer.ts'

/** `npm run restore -- <file> [--force]`, while the app is stopped. */
const where = whereByEnvironment()
const force = process.argv.includes('--force')
const [typed] = process.argv.slice(2).filter((word) => !word.startsWith('--'))

try {
  if (!typed) throw new Error('which file? npm run restore -- <file> [--force]')
  const server = await findServer(where)
  try {
    const { filesFolder } = where
    const { createdAt } = await restoreBackup(server.url, typedPath(typed), {
      force,
      filesFolder,
      log: console,
    })
    console.log(`restored the state of ${createdAt}: every count and hash as in the backup`)
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
