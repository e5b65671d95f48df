import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Has the system forget what it keeps in memory of the files below a folder, as after a start of the machine. */
export function forgetFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const { status, stderr } = spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0', 'status=none'])
    if (status !== 0) throw new Error(`${file} stays in memory: ${String(stderr).trim()}`)
  }
}
