import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as; undefined: whoever we are. */
export type RunAs = { uid: number; gid: number } | undefined

const user = 'postgres'

/**
 * PostgreSQL refuses to run as root, so root lends it the user who owns the data directory or, for a new
 * one, the system user `postgres`, made when missing.
 */
export function chooseRunAs(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = findUser()
  if (found) return found
  // useradd is everywhere but on BusyBox systems, which have adduser.
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', user])
  if (!findUser()) spawnSync('adduser', ['-S', '-D', '-H', user])
  const made = findUser()
  if (made) return made
  throw new Error(
    `PostgreSQL does not run as root and the user '${user}' could not be made: ` +
      `create it (useradd --system ${user}), or start as an ordinary user`,
  )
}

function findUser(): RunAs {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether that user can enter the folder: asked of the system, so that ACLs and mounts count too. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, cwd: '/' }).status === 0
}
