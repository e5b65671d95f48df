import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key is not that of the database, or none: a sentence that says where the right one lies. */
export class WrongKey extends Error {}

/** The key of a database as it was found: its bytes, and where it lies (`SECRET_KEY`, or a path). */
export type KeyAt = { master: Buffer; place: string }

/** Where a command looks for the key. */
export type KeyPlace = {
  dataDir: string
  /** `SECRET_KEY`; it goes before the file. */
  secretKey?: string | undefined
}

export function keyFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/** The key of `SECRET_KEY`, else the one kept in the folder; undefined when there is neither. */
export async function findKey({ dataDir, secretKey }: KeyPlace): Promise<KeyAt | undefined> {
  return secretKey
    ? { master: decodeKey(secretKey, 'SECRET_KEY'), place: 'SECRET_KEY' }
    : readKey(keyFile(dataDir))
}

/** Every key in the folder: the one in use, those of before and the one that a rotation is going to. */
export async function keysIn(dataDir: string): Promise<KeyAt[]> {
  const names = await readdir(dataDir).catch(() => [])
  const keys = names
    .filter((name) => /^secret\.key(?:\.[\w-]+)?$/.test(name))
    .map((name) => readKey(join(dataDir, name)).catch(() => undefined))
  return (await Promise.all(keys)).flatMap((key) => key ?? [])
}

async function readKey(path: string): Promise<KeyAt | undefined> {
  try {
    return { master: decodeKey((await readFile(path, 'utf8')).trim(), path), place: path }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Draws a key and keeps it in `file` for its owner alone. Of two processes at once one draws, both read it. */
export async function drawKey(dataDir: string, file = keyFile(dataDir)): Promise<KeyAt> {
  await keepKey(randomBytes(32), file, dataDir, 'only if absent')
  const key = await readKey(file)
  if (key === undefined) throw new Error(`${file} was taken away while it was written`)
  return key
}

/** Puts a key in its file, whole or not at all. */
export async function keepKey(master: Buffer, file: string, dataDir: string, when?: 'only if absent') {
  await mkdir(dataDir, { recursive: true })
  const draft = join(dataDir, `.key-${randomUUID()}`)
  await writeFile(draft, master.toString('base64'), { mode: 0o600, flush: true })
  try {
    if (when === undefined) await rename(draft, file)
    else await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Strictly base64 of 32 bytes or more: a key that was cut or mistyped is not quietly another one. */
export function decodeKey(text: string, place: string): Buffer {
  const master = Buffer.from(text, 'base64')
  if (master.length < 32 || master.toString('base64') !== text)
    throw new WrongKey(
      `${place} is not base64 of 32 bytes or more: copy it whole, or make one with openssl rand -base64 32`,
    )
  return master
}
