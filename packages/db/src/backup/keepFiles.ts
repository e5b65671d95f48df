import { copyFile, cp, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'

/** Pictures and videos of a backup: how many, and their bytes together. */
export type KeptFiles = { count: number; bytes: number }

/** Where a backup keeps its pictures and videos: a folder beside it, which belongs to it. */
export function filesBeside(backup: string): string {
  return `${backup}.files`
}

/**
 * Keeps the files of `from` that the rows of this moment name. A file never changes once it is there, so on one disk
 * a second name for it is enough, and a night's backup takes no room.
 */
export async function keepFiles(client: Client, from: string, to: string): Promise<KeptFiles> {
  const kept = { count: 0, bytes: 0 }
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const key of await keysOf(client)) {
    const place = join(to, key)
    await mkdir(dirname(place), { recursive: true })
    try {
      await keep(join(from, key), place)
    } catch (error) {
      // Taken away since the moment of the backup, with its row.
      if (isCode(error, 'ENOENT')) continue
      throw error
    }
    kept.count++
    kept.bytes += (await stat(place)).size
  }
  return kept
}

async function keysOf(client: Client): Promise<string[]> {
  const table = await client.query(`select to_regclass('upload_file') is not null as yes`)
  if (!table.rows[0]?.yes) return []
  const { rows } = await client.query<{ key: string }>(
    'select key from upload_file union select thumb_key from upload_file where thumb_key is not null',
  )
  return rows.map(({ key }) => key)
}

async function keep(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (isCode(error, 'ENOENT')) throw error
    // Another disk, or one without second names.
    await copyFile(from, to)
    const file = await open(to, 'r+')
    await file.sync()
    await file.close()
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Refuses when the files beside a backup are not those that were written. */
export async function checkFiles(folder: string, written: KeptFiles): Promise<void> {
  const found = { count: 0, bytes: 0 }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries)
    if (entry.isFile()) {
      found.count++
      found.bytes += (await stat(join(entry.parentPath, entry.name))).size
    }
  if (found.count !== written.count || found.bytes !== written.bytes)
    throw new Error(
      `the backup has ${written.count} pictures and videos, but ${folder} holds ${found.count}: put that folder beside it`,
    )
}

/** Puts the files of a backup in the place of those that are there; a backup without any may lack its folder. */
export async function putFilesBack(from: string, to: string): Promise<void> {
  const [coming, going] = [`${to}.coming`, `${to}.going`]
  for (const rest of [coming, going]) await rm(rest, { recursive: true, force: true })
  await mkdir(coming, { recursive: true, mode: 0o700 })
  await cp(from, coming, { recursive: true }).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })
  await rename(to, going).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })
  await rename(coming, to)
  await rm(going, { recursive: true, force: true })
}
