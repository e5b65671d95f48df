import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { logPieceOf } from '#embedded/logPiece.ts'

/** For the pages that recovery goes on to write. */
const pages = 32 * 1024 ** 2
/** Taken back only when it does not itself fill the disk again: so many times its size are free. */
const timesFree = 4

/**
 * Keeps room beside the cluster that can be given up when a full disk stops PostgreSQL from starting: for a new piece of its log, with
 * which recovery begins (4 MB, of an older cluster 16), and for pages.
 */
export function keepReserve(cluster: string) {
  const file = `${cluster}.reserve`
  const size = pages + logPieceOf(cluster)
  if (statSync(file, { throwIfNoEntry: false })?.size === size) return
  const { bavail, bsize } = statfsSync(cluster)
  if (bavail * bsize < timesFree * size) return
  try {
    writeFileSync(file, Buffer.alloc(size), { mode: 0o600 })
  } catch {
    rmSync(file, { force: true })
  }
}

export function freeReserve(cluster: string) {
  rmSync(`${cluster}.reserve`, { force: true })
}
