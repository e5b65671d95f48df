import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A copy of the project in a folder of its own: every file that git knows or would add, a repository of its own, and the
 * libraries of `root` but with the copy's workspaces.
 */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  const listed = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0')
  for (const path of listed) {
    if (path === '' || !existsSync(join(root, path))) continue
    cpSync(join(root, path), join(folder, path))
  }
  linkLibraries(root, folder, 'node_modules')
  for (const path of listed.filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path)))
    linkLibraries(root, folder, join(dirname(path), 'node_modules'))
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  return folder
}

function linkLibraries(root: string, folder: string, path: string) {
  if (!existsSync(join(root, path))) return
  mkdirSync(join(folder, path))
  for (const name of readdirSync(join(root, path))) {
    const [from, to] = [join(root, path, name), join(folder, path, name)]
    // The workspaces' links are relative: copied as they are, they lead to the copy's own.
    if (name === '@zhzz') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to)
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
}
