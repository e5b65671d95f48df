import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** A program of Debian's that the drill started; its output is in `<name>.log` of the drill's folder. */
export type Program = { name: string; process: ChildProcess }

const places = ['/usr/bin', '/usr/sbin', '/usr/lib/postgresql/15/bin']

/** Where a program is installed, or null. */
export function findProgram(name: string): string | null {
  return places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? null
}

const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', postgres: 'postgresql-15' }

/** Debian's packages that the cluster needs and that are not installed. */
export function missingPrograms(): string[] {
  return Object.entries(packages).flatMap(([program, name]) => (findProgram(program) === null ? [name] : []))
}

/** PostgreSQL refuses to run as root: there, its programs run as the user that Debian made for it. */
export const asPostgres: readonly string[] =
  userInfo().uid === 0
    ? ['/usr/bin/setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
    : []

export function startProgram(folder: string, name: string, words: readonly string[]): Program {
  const [path = '', ...rest] = words
  const log = openSync(join(folder, `${name}.log`), 'a')
  return { name, process: spawn(path, rest, { stdio: ['ignore', log, log], cwd: folder }) }
}

export function hasEnded({ process }: Program): boolean {
  return process.exitCode !== null || process.signalCode !== null
}

/** Until the process is gone. */
export async function endProgram(program: Program, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (hasEnded(program)) return
  const gone = new Promise((resolve) => program.process.once('exit', resolve))
  program.process.kill(signal)
  await gone
}
