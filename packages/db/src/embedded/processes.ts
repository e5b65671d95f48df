import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import type { RunAs } from '#embedded/runAs.ts'

/** False on systems without /proc: then nothing about other processes can be proved. */
export const canSeeProcesses = existsSync('/proc/self/stat')

export type ProcessState = { zombie: boolean; startTime: string }

/** Undefined when there is no such process, or no way to see it. */
export function processState(pid: number): ProcessState | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold anything; state is the 3rd, start time the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { zombie: fields[0] === 'Z' || fields[0] === 'X', startTime: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  if (canSeeProcesses) return processState(pid)?.zombie === false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Differs between machines, boots and containers: a pid means something only within one. */
export function processSpace(): string {
  if (!canSeeProcesses) return ''
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
}

export type ProcessLinks = { exe?: string; cwd?: string }

/**
 * Program and working folder of every process that `runAs` may look at. Read as that user: root in a
 * container may not look at other users' processes, while the server's own user may look at its own.
 */
export function processLinks(runAs: RunAs): Map<number, ProcessLinks> {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'ls -ld /proc/[0-9]*/exe /proc/[0-9]*/cwd'], {
    ...runAs,
    cwd: '/',
    maxBuffer: 2 ** 26,
  })
  const processes = new Map<number, ProcessLinks>()
  for (const [, pid, link, target] of String(stdout).matchAll(/\/proc\/(\d+)\/(exe|cwd) -> (.*)$/gm)) {
    const known = processes.get(Number(pid))
    processes.set(Number(pid), { ...known, [link === 'exe' ? 'exe' : 'cwd']: target })
  }
  return processes
}

/** Whether it is a PostgreSQL process at work in the data directory `cluster`. */
export function isPostgresOf(cluster: string, { exe, cwd }: ProcessLinks): boolean {
  return cwd === cluster && exe !== undefined && basename(exe.replace(/ \(deleted\)$/, '')) === 'postgres'
}
