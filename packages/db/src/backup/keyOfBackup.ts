import { rename } from 'node:fs/promises'
import type { BackupKey } from '#backup/format.ts'
import { readBackup, readHeader } from '#backup/readBackup.ts'
import { findKey, type KeyAt, type KeyPlace, keepKey, keyFile, keysIn, WrongKey } from '#key/keyFile.ts'
import { describeKey } from '#key/keyRows.ts'
import { opens } from '#key/openSealing.ts'
import { askPassphrase, unlockKey } from '#key/passphrase.ts'
import { fingerprint, keyCheck } from '#sealed.ts'

/**
 * Sees to it that the key of a backup is here, before anything is written: the one in use, or the one in the backup,
 * which its passphrase opens. The returned function puts the latter in its place, once the rows are back.
 */
export async function keyOfBackup(file: string, place: KeyPlace): Promise<() => Promise<void>> {
  const { key } = await readHeader(file)
  const here = await findKey(place)
  if (key === undefined) {
    await checkOldBackup(file, here, place)
    return async () => {}
  }
  const isRight = (master: Buffer) => keyCheck(master).toString('hex') === key.check
  if (here !== undefined && isRight(here.master)) return async () => {}
  // What the server would start with stays the wrong one, whatever lies in the folder.
  if (here?.place === 'SECRET_KEY')
    throw new WrongKey(`SECRET_KEY is not the key of this backup${needed(key)}`)
  const kept = (await keysIn(place.dataDir)).find(({ master }) => isRight(master))
  if (kept)
    throw new WrongKey(
      `the key of this backup is ${kept.place}: put it in the place of ${keyFile(place.dataDir)}`,
    )
  if (key.locked === undefined)
    throw new WrongKey(
      `${here ? `${here.place} is not the key of this backup` : 'the key of this backup is not here'}${needed(key)}: copy its file to ${keyFile(place.dataDir)}, or set SECRET_KEY to what stands in it`,
    )
  const passphrase = await askPassphrase('Passphrase of the backup: ')
  if (passphrase === undefined)
    throw new WrongKey('the key is in this backup, under a passphrase: set BACKUP_PASSPHRASE to it')
  const master = await unlockKey(key.locked, passphrase)
  if (master === undefined || !isRight(master))
    throw new WrongKey('that is not the passphrase of this backup')
  return () => putInPlace(master, here, place.dataDir)
}

/** A key that was there is not lost: older backups may need it. */
async function putInPlace(master: Buffer, former: KeyAt | undefined, dataDir: string): Promise<void> {
  const file = keyFile(dataDir)
  if (former) await rename(file, `${file}.${fingerprint(keyCheck(former.master))}`)
  await keepKey(master, file, dataDir)
}

/** A backup that does not name its key: the one that is here must open what is sealed in it. */
async function checkOldBackup(file: string, here: KeyAt | undefined, place: KeyPlace): Promise<void> {
  let sealed = 0
  let opened = 0
  await readBackup(file, async ({ columns }, rows) => {
    const at = columns.findIndex((column) => column.endsWith('_enc'))
    let isSeen = at < 0
    for await (const chunk of rows) {
      if (isSeen) continue
      const value = firstValue(chunk, at)
      if (value === undefined) continue
      isSeen = true
      sealed++
      if (here && opens(here.master, value)) opened++
    }
  })
  if (sealed === 0 || opened > 0) return
  throw new WrongKey(
    here
      ? `${here.place} opens nothing in this backup: put the key of the database it was made of there`
      : `the key of this backup is not here: copy the secret.key of the database it was made of to ${keyFile(place.dataDir)}, or set SECRET_KEY`,
  )
}

/** Of rows as COPY writes them: `\\x…` with a backslash before the backslash. */
function firstValue(rows: Buffer, at: number): Buffer | undefined {
  for (const row of rows.toString('utf8').split('\n')) {
    const hex = /^\\\\x([0-9a-f]{2,})$/.exec(row.split('\t')[at] ?? '')?.[1]
    if (hex !== undefined) return Buffer.from(hex, 'hex')
  }
  return undefined
}

function needed({ check, madeIn, madeAt }: BackupKey): string {
  return ` (${describeKey({ keyCheck: Buffer.from(check, 'hex'), madeIn, madeAt: new Date(madeAt) })})`
}
