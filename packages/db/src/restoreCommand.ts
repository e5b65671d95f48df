import { typedPath, whereByEnvironment } from '#backup/fromEnvironment.ts'
import { keyOfBackup } from '#backup/keyOfBackup.ts'
import { restoreBackup } from '#backup/restoreBackup.ts'
import { command, Misuse, obey } from '#command.ts'
import { findServer } from '#findServer.ts'

const restoreCommand = command({
  takes: '<file> [--force]',
  says: 'fills an empty database from a backup, while the app is stopped; --force replaces what is there',
  details: `The key of the backup must be here before anything is written: as SECRET_KEY, as secret.key in DATA_DIR, or in a backup
made --with-key, whose passphrase is that of BACKUP_PASSPHRASE or is asked for.`,
  options: { force: { type: 'boolean', default: false } },
  words: 1,
  async run({ force }, [typed]) {
    if (!typed) throw new Misuse('which file?')
    const { filesFolder, ...where } = whereByEnvironment()
    const file = typedPath(typed)
    const secretKey = process.env['SECRET_KEY']
    const putKeyInPlace = await keyOfBackup(file, { dataDir: where.dataDir, secretKey })
    const server = await findServer(where)
    try {
      const { createdAt } = await restoreBackup(server.url, file, { force, filesFolder, log: console })
      await putKeyInPlace()
      console.log(`restored the state of ${createdAt}: every count and hash as in the backup`)
    } finally {
      await server.stop()
    }
  },
})

await obey('npm run restore', restoreCommand)
