import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '#upload/storage.ts'

/** Files in a folder of this machine: the default. With several nodes it must be one that all of them see. */
export function localStorage(folder: string): Storage {
  return {
    async put(key, path) {
      const place = join(folder, key)
      const draft = `${place}.part`
      await mkdir(dirname(place), { recursive: true })
      await copyFile(path, draft)
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

/** To the disk itself, not only to the system's memory. */
async function flush(path: string, mode: 'r' | 'r+') {
  const file = await open(path, mode)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
