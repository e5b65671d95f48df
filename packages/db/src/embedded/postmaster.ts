import { spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, renameSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { kill } from '#embedded/clearTheWay.ts'
import { isAlive } from '#embedded/processes.ts'
import type { RunAs } from '#embedded/runAs.ts'

/** The main process of a PostgreSQL server. `gone` settles when it has ended, with what is known of the reason. */
export type Postmaster = { pid: number; adopted: boolean; gone: Promise<string> }

const largestLog = 10 * 1024 ** 2

/** Its own session, so that Ctrl-C reaches us and not it; its own log file, so that it survives us. */
export function launch(postgres: string, flags: string[], logFile: string, runAs: RunAs): Postmaster {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog)
    renameSync(logFile, `${logFile}.1`)
  const output = openSync(logFile, 'a', 0o600)
  if (runAs) fchownSync(output, runAs.uid, runAs.gid)
  const child = spawn(postgres, flags, {
    ...runAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  closeSync(output)
  child.unref()
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
  })
  return { pid: child.pid ?? 0, adopted: false, gone }
}

/** A postmaster whose node process died: not our child, so its end is found by looking. */
export function adopt(pid: number): Postmaster {
  const gone = new Promise<string>((resolve) => {
    const look = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(look)
      resolve('gone')
    }, 100).unref()
  })
  return { pid, adopted: true, gone }
}

/** Fast shutdown, which ends open transactions; after `patience` ms immediate; then SIGKILL. */
export async function shutDown({ pid, gone }: Postmaster, patience = 2_800) {
  for (const [signal, wait] of [
    ['SIGINT', patience] as const,
    ['SIGQUIT', 800] as const,
    ['SIGKILL', 1_000] as const,
  ]) {
    kill(pid, signal)
    const timer = new AbortController()
    const late = delay(wait, 'late', { signal: timer.signal }).catch(() => 'gone')
    const outcome = await Promise.race([gone, late])
    timer.abort()
    if (outcome !== 'late') return
  }
}
