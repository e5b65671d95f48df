import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { canSeeProcesses, isAlive, isPostgresOf, processLinks, processState } from '#embedded/processes.ts'
import type { RunAs } from '#embedded/runAs.ts'
import type { Log } from '#log.ts'

type Ground = { cluster: string; socketFolder: string; runAs: RunAs; log: Log }

/**
 * Resolves what makes PostgreSQL refuse a restart after a crash: a dead postmaster still in the process
 * table, its pid given to another process, its backends left at work. Lock files are removed only with
 * proof from /proc, and only by the holder of the start lock; anything unproved is left to PostgreSQL.
 * Returns the pid of a postmaster that is alive and well: it is to be adopted, not started.
 */
export async function clearTheWay({
  cluster,
  socketFolder,
  runAs,
  log,
}: Ground): Promise<number | undefined> {
  if (!canSeeProcesses) return undefined
  const processes = processLinks(runAs)
  const lockFiles = [join(cluster, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')]
  const postmaster = pidIn(join(cluster, 'postmaster.pid'))
  if (postmaster !== undefined && isPostgresOf(cluster, processes.get(postmaster) ?? {})) return postmaster

  const left = [...processes].filter(([, links]) => isPostgresOf(cluster, links)).map(([pid]) => pid)
  if (left.length > 0) {
    log.warn(`ending ${left.length} processes of a PostgreSQL that died`)
    await end(left)
  }
  for (const file of lockFiles) {
    const pid = pidIn(file)
    if (pid !== undefined && isProvedDead(pid, cluster, runAs)) rmSync(file, { force: true })
  }
  return undefined
}

/** First line of a PostgreSQL lock file; negative there when a standalone backend wrote it. */
function pidIn(file: string): number | undefined {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
    return Number.isNaN(pid) ? undefined : pid
  } catch {
    return undefined
  }
}

/** The pid's process has ended but was not yet collected, or is known to be something else. */
function isProvedDead(pid: number, cluster: string, runAs: RunAs): boolean {
  const state = processState(pid)
  // Without a process PostgreSQL sees by itself that the file is stale.
  if (!state) return false
  if (state.zombie) return true
  const links = processLinks(runAs).get(pid)
  return links?.exe !== undefined && links.cwd !== undefined && !isPostgresOf(cluster, links)
}

/** Immediate shutdown for each, then SIGKILL for those still there. */
export async function end(pids: number[]) {
  for (const [signal, patience] of [['SIGQUIT', 500] as const, ['SIGKILL', 2_000] as const]) {
    for (const pid of pids) kill(pid, signal)
    const deadline = Date.now() + patience
    while (pids.some(isAlive) && Date.now() < deadline) await delay(10)
  }
}

export function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself.
  }
}
