import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from '#embedded/binaries.ts'
import type { Credentials } from '#embedded/credentials.ts'
import { ensureOpenFolder } from '#embedded/openFolder.ts'
import type { Places } from '#embedded/places.ts'
import { canEnter, type RunAs } from '#embedded/runAs.ts'
import type { Log } from '#log.ts'

const clustersOutside = '/var/lib/zhzz'

// Without the builtin C.UTF-8 provider pg_trgm sees no letters in Chinese; -k finds rotten pages. Pieces of the log of 4 MB:
// whoever only tries the product keeps a few of them on disk, and each begun one counts whole.
const initdbFlags =
  '-E UTF8 --locale=C.UTF-8 --locale-provider=builtin --builtin-locale=C.UTF-8 -k --wal-segsize=4 -A scram-sha-256 -U postgres'.split(
    ' ',
  )

/**
 * The data directory of `places`, made when there is none. Made beside its final place and moved there
 * whole, so that a start killed half-way leaves no half a database. Returns its real path.
 */
export function ensureCluster(
  places: Places,
  binaries: Binaries,
  runAs: RunAs,
  credentials: Credentials,
  log: Log,
) {
  if (!existsSync(places.cluster)) {
    log.info(`making a new database in ${places.dataDir}`)
    if (canEnter(places.dataDir, runAs) || openToGroup(places.dataDir, runAs)) {
      make(places.cluster, binaries, runAs, credentials)
    } else {
      const target = makeOutside(binaries, runAs, credentials)
      writeFileSync(`${target}.belongs-to`, `${places.dataDir}\n`)
      symlinkSync(target, places.cluster)
      log.warn(`the user postgres cannot enter ${places.dataDir}: the database is kept in ${target}`)
    }
  }
  const cluster = realpathSync(places.cluster)
  checkUsable(cluster, places, binaries, runAs)
  return cluster
}

/** A private DATA_DIR of root's is opened to the server's group, if only to pass through. */
function openToGroup(dataDir: string, runAs: RunAs): boolean {
  const { uid, mode } = statSync(dataDir)
  if (!runAs || uid !== process.getuid?.() || (mode & 0o70) !== 0) return false
  if (!canEnter(dirname(dataDir), runAs)) return false
  chownSync(dataDir, uid, runAs.gid)
  chmodSync(dataDir, (mode & 0o7777) | 0o10)
  return canEnter(dataDir, runAs)
}

function makeOutside(binaries: Binaries, runAs: RunAs, credentials: Credentials): string {
  ensureOpenFolder(clustersOutside)
  const cluster = join(clustersOutside, `postgres-${randomBytes(6).toString('hex')}`)
  make(cluster, binaries, runAs, credentials)
  return cluster
}

function make(cluster: string, binaries: Binaries, runAs: RunAs, credentials: Credentials) {
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  // A file for the password: on the command line every user of the machine could read it.
  const passwordFolder = mkdtempSync('/tmp/zhzz-')
  const passwordFile = join(passwordFolder, 'password')
  writeFileSync(passwordFile, credentials.adminPassword, { mode: 0o600 })
  if (runAs)
    for (const path of [unfinished, passwordFolder, passwordFile]) chownSync(path, runAs.uid, runAs.gid)
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [...initdbFlags, `--pwfile=${passwordFile}`, '-D', unfinished],
    { ...runAs, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
  )
  rmSync(passwordFolder, { recursive: true })
  if (status !== 0)
    throw new Error(`no database could be made in ${cluster}: ${error?.message ?? String(stderr).trim()}`)
  renameSync(unfinished, cluster)
}

function checkUsable(cluster: string, places: Places, binaries: Binaries, runAs: RunAs) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = /\d+/.exec(
    String(spawnSync(binaries.postgres, ['--version'], { ...runAs, cwd: '/' }).stdout),
  )?.[0]
  if (made !== ours)
    throw new Error(
      `the database in ${places.dataDir} is of PostgreSQL ${made}, this version runs ${ours}: ` +
        'write a backup with the version that made it, then restore it into an empty DATA_DIR',
    )
  if (!canEnter(cluster, runAs))
    throw new Error(
      `the user postgres cannot enter ${cluster}: give it execute permission on ${dirname(cluster)} and the folders above`,
    )
}
