import { join } from 'node:path'
import { typedPath, whereByEnvironment } from '#backup/fromEnvironment.ts'
import { filesBeside } from '#backup/keepFiles.ts'
import { backupName } from '#backup/scheduleBackups.ts'
import { writeBackup } from '#backup/writeBackup.ts'
import { command, obey } from '#command.ts'
import { findServer } from '#findServer.ts'
import type { KeyAt } from '#key/keyFile.ts'
import { keyOfDatabase } from '#key/keyOfDatabase.ts'
import { askPassphrase, lockKey } from '#key/passphrase.ts'
import { fingerprint, keyCheck } from '#sealed.ts'

const backupCommand = command({
  takes: '[file] [--with-key]',
  says: 'a consistent copy of every row, pictures and videos beside it; also beside a running app',
  details: `The key that contacts are sealed with is not in it, unless --with-key takes it along, sealed with a passphrase:
that of BACKUP_PASSPHRASE, else it is asked for.`,
  options: { 'with-key': { type: 'boolean', default: false } },
  words: 1,
  async run({ 'with-key': withKey }, [typed]) {
    const where = whereByEnvironment()
    const file = typed ? typedPath(typed) : join(where.dataDir, 'backups', backupName(new Date()))
    const server = await findServer({ ...where, join: true, existing: true })
    try {
      const key = await keyOfDatabase(server.url, where.dataDir)
      const locked = withKey ? await lockedKey(key) : undefined
      const { tables, files } = await writeBackup(server.url, file, {
        filesFolder: where.filesFolder,
        locked,
      })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(`${rows} rows of ${tables.length} tables written to ${file}`)
      console.log(
        files
          ? `${files.count} pictures and videos beside it, in ${filesBeside(file)}`
          : 'pictures and videos lie in the object storage and are not in this backup',
      )
      if (key) console.log(whereTheKeyIs(key, withKey))
    } finally {
      await server.stop()
    }
  },
})

async function lockedKey(key: KeyAt | undefined) {
  if (key === undefined) throw new Error('this database has no key yet: there is none to take along')
  const passphrase = await askPassphrase('Passphrase for the key, 12 characters or more: ')
  if (passphrase === undefined) throw new Error('--with-key needs a passphrase: set BACKUP_PASSPHRASE')
  return lockKey(key.master, passphrase)
}

function whereTheKeyIs({ master, place }: KeyAt, isInside: boolean): string {
  const which = `${place} (fingerprint ${fingerprint(keyCheck(master))})`
  return isInside
    ? `the key, ${which}, is in it, sealed with the passphrase: keep that apart from it`
    : `the key is not in it: keep a copy of ${which} apart, without it no contact can be read and nobody finds their account`
}

await obey('npm run backup', backupCommand)
