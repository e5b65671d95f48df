import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Seconds of processor time of one process, its threads and those of its children that have ended. */
export function secondsOf(pid: number): number {
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  // The name in brackets may hold blanks; what follows it does not.
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = rest.split(' ').slice(11, 15).map(Number)
  return (user + system + userOfEnded + systemOfEnded) / ticks
}

/** Of all processes of the PostgreSQL whose data lie there: each of them works in that folder. */
export function secondsOfPostgres(dataDir: string): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => folderOf(name) === dataDir)
    .reduce((sum, name) => sum + secondsOrNone(Number(name)), 0)
}

function folderOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** None of one that has just ended. */
function secondsOrNone(pid: number): number {
  try {
    return secondsOf(pid)
  } catch {
    return 0
  }
}
