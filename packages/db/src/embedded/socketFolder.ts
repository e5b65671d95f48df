import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from '#embedded/runAs.ts'

// sun_path holds 108 bytes with its final NUL on Linux, 104 on macOS.
const longestPath = 103

/** The folder of the server's unix socket: beside the cluster, or a short one in /tmp when that path is too long. */
export function ensureSocketFolder(cluster: string, runAs: RunAs): string {
  const beside = `${cluster}.socket`
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432.lock')) <= longestPath
  const folder = fits ? beside : `/tmp/zhzz-${name}`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = runAs?.uid ?? process.getuid?.()
  if (runAs && lstatSync(folder).uid === 0) chownSync(folder, runAs.uid, runAs.gid)
  const { uid, mode } = lstatSync(folder)
  // Anyone may make a folder in /tmp before us and read the passwords sent to a socket in it.
  if (uid !== owner || (mode & 0o77) !== 0)
    throw new Error(`${folder} does not belong to the database's user alone: remove it and start again`)
  return folder
}
