import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Failure } from '@zhzz/contract/failure.ts'
import { type DiskState, diskState } from '@zhzz/db/diskState.ts'
import type { Arrivals } from '#outside/arrivals.ts'

const mebibyte = 1024 ** 2
/** Longer than any upload is let run. */
const longestUpload = 600_000
/** Bytes between two looks at the disk. */
const lookEvery = 4 * mebibyte

type Rules = {
  diskState?: () => Promise<DiskState>
  /** Unfinished bytes of one person, and of all together. */
  mostOfPerson?: number
  mostOfAll?: number
}

/**
 * Unfinished uploads in a folder beside the files, so that the disk that is watched is the disk they fill. They stop
 * before the disk is so full that records cannot be written (`tight`), and nobody holds more of it than their share.
 */
export function createArrivals(folder: string, rules: Rules = {}): Arrivals {
  const { mostOfPerson = 300 * mebibyte, mostOfAll = 4096 * mebibyte } = rules
  const disk = rules.diskState ?? (() => diskState(folder))
  const held = new Map<string, number>()
  let heldByAll = 0
  const hold = (person: string, bytes: number) => {
    heldByAll += bytes
    const now = (held.get(person) ?? 0) + bytes
    if (now > 0) held.set(person, now)
    else held.delete(person)
  }
  const look = async () => {
    if ((await disk()).tight) throw new Failure('diskFull', { what: 'uploads' })
  }
  return {
    async begin(person) {
      const own = join(folder, ownName())
      await mkdir(own, { recursive: true, mode: 0o700 })
      await look()
      const place = await mkdtemp(join(own, 'upload-'))
      let size = 0
      let looked = 0
      return {
        folder: place,
        async take(bytes) {
          if ((held.get(person) ?? 0) + bytes > mostOfPerson)
            throw new Failure('tooManyRequests', { retryAfterSeconds: 60 })
          if (heldByAll + bytes > mostOfAll) throw new Failure('busy', { reason: 'uploads' })
          size += bytes
          hold(person, bytes)
          if (size - looked < lookEvery) return
          looked = size
          await look()
        },
        async forget() {
          hold(person, -size)
          size = 0
          await rm(place, { recursive: true, force: true })
        },
      }
    },
  }
}

/** Removes what processes that are no more have left behind; before this one takes its first upload. */
export async function clearArrivals(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const name of await readdir(folder))
    if (isLeftBehind(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Removes what no upload can still be writing, of whichever machine. */
export async function sweepArrivals(folder: string, now: Date): Promise<void> {
  for (const process of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, process)).catch(() => [])) {
      const place = join(folder, process, name)
      const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: now.getTime() }))
      if (now.getTime() - mtimeMs > longestUpload) await rm(place, { recursive: true, force: true })
    }
}

/** A folder of each process: those that ended are known by it. Several machines may share the disk. */
function ownName(): string {
  return `${hostname()}.${process.pid}`
}

function isLeftBehind(name: string): boolean {
  if (name === ownName()) return true
  const pid = name.startsWith(`${hostname()}.`) ? Number(name.slice(hostname().length + 1)) : Number.NaN
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
