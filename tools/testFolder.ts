import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const name = /^zhzz-tests-(\d+)$/

/**
 * Vitest's globalSetup: the temporary folder of a run, of its tests and of all that they start. It goes with the run; that
 * of a run that was killed goes with the next one.
 */
export function setup(): () => void {
  const outer = tmpdir()
  for (const entry of readdirSync(outer)) {
    const pid = Number(name.exec(entry)?.[1] ?? process.pid)
    if (!isAlive(pid)) remove(join(outer, entry))
  }
  const folder = join(outer, `zhzz-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // The PostgreSQL of root runs as another user and passes through.
  chmodSync(folder, 0o711)
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    remove(folder)
  }
}

function remove(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch (error) {
    console.warn(`${folder} stays: ${String(error)}`)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
