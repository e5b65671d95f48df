import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '#outside/storage.ts'

/**
 * Files in a folder of this machine: the default. With several nodes it must be one that all of them see. Nobody but
 * the server's own user reads them: links are signed, so what lies behind them may not stand open on the machine.
 */
export function localStorage(folder: string): Storage {
  return {
    async put(key, path) {
      const place = join(folder, key)
      const draft = `${place}.part`
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await move(path, draft)
      await chmod(draft, 0o600)
      await flush(draft, 'r+')
      await rename(draft, place)
      await flush(dirname(place), 'r')
    },
    async get(key, range) {
      const stream = createReadStream(join(folder, key), range && { start: range.first, end: range.last })
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
      return stream
    },
    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}

/** Takes from others what an earlier version let them see: who cannot enter the folder reaches nothing in it. */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** Without writing it a second time, where both lie on one disk. */
async function move(from: string, to: string) {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await copyFile(from, to)
  }
}

/** To the disk itself, not only to the system's memory. */
async function flush(path: string, mode: 'r' | 'r+') {
  const file = await open(path, mode)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
