import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'

/** Recovery begins with a new piece of its log (4 MB, of an older cluster 16) and goes on to write pages; one of 16 MB was not enough. */
const size = 48 * 1024 ** 2
/** Taken back only when it does not itself fill the disk again. */
const roomNeeded = 4 * size

/** Keeps 48 MB beside the cluster that can be given up when a full disk stops PostgreSQL from starting. */
export function keepReserve(cluster: string) {
  const file = `${cluster}.reserve`
  if (statSync(file, { throwIfNoEntry: false })?.size === size) return
  const { bavail, bsize } = statfsSync(cluster)
  if (bavail * bsize < roomNeeded) return
  try {
    writeFileSync(file, Buffer.alloc(size), { mode: 0o600 })
  } catch {
    rmSync(file, { force: true })
  }
}

export function freeReserve(cluster: string) {
  rmSync(`${cluster}.reserve`, { force: true })
}
