import { rmSync, statSync, writeFileSync } from 'node:fs'

const size = 16 * 1024 ** 2

/** Keeps 16 MB beside the cluster that can be given up when a full disk stops PostgreSQL from starting. */
export function keepReserve(cluster: string) {
  const file = `${cluster}.reserve`
  if (statSync(file, { throwIfNoEntry: false })?.size === size) return
  try {
    writeFileSync(file, Buffer.alloc(size), { mode: 0o600 })
  } catch {
    // The disk is full now; tried again at the next start.
    rmSync(file, { force: true })
  }
}

export function freeReserve(cluster: string) {
  rmSync(`${cluster}.reserve`, { force: true })
}
