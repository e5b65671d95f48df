import { join } from 'node:path'
import { whereByEnvironment } from '#backup/fromEnvironment.ts'
import { command, Misuse, obey } from '#command.ts'
import { findServer } from '#findServer.ts'
import type { KeyAt } from '#key/keyFile.ts'
import { keyOfDatabase } from '#key/keyOfDatabase.ts'
import { moveRows } from '#move/moveRows.ts'
import { checkOutsideServer } from '#outsideServer.ts'
import { fingerprint, keyCheck } from '#sealed.ts'

const moveCommand = command({
  takes: '',
  says: 'brings everything of the embedded database in DATA_DIR into the empty PostgreSQL of DATABASE_URL, while the app is stopped',
  details: `Every table is read back there and compared. Nothing is changed in DATA_DIR; ended half-way, it is done again from the
beginning. The key and pictures and videos stay where they are, and it says where that is.`,
  options: {},
  async run() {
    const { dataDir, databaseUrl, filesFolder, log } = whereByEnvironment()
    if (databaseUrl === undefined)
      throw new Misuse('where to? Set DATABASE_URL to a PostgreSQL with an empty database')
    await checkOutsideServer(databaseUrl, log)
    const server = await findServer({ dataDir, log, existing: true })
    try {
      const key = await keyOfDatabase(server.url, dataDir)
      const tables = await moveRows(server.url, databaseUrl, { copy: join(dataDir, 'moving.backup'), log })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(`${rows} rows of ${tables.length} tables are there: every count and hash as here`)
      if (key) console.log(whatTheKeyIs(key))
      console.log(whereFilesAre(filesFolder))
      console.log(
        'from now on start with DATABASE_URL; what is in DATA_DIR/postgres is as it was, and no longer used',
      )
    } finally {
      await server.stop()
    }
  },
})

function whatTheKeyIs({ master, place }: KeyAt): string {
  return `its key is ${place} (fingerprint ${fingerprint(keyCheck(master))}): every node on that database needs it, as SECRET_KEY or as secret.key in its DATA_DIR`
}

function whereFilesAre(folder: string | undefined): string {
  return folder === undefined
    ? 'pictures and videos lie in the object storage, as before'
    : `pictures and videos stay in ${folder}: keep this DATA_DIR, or copy that folder to the DATA_DIR of the machine that serves`
}

await obey('npm run move', moveCommand)
