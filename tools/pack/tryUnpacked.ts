import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { company } from '@zhzz/contract/company/calls.ts'

/** Whom Debian gives to who owns nothing. */
const nobody = 65_534
/** What it needs of the machine, with the libraries that Node, PostgreSQL and packages were linked with: those of libc and of C++. */
const programs = ['/bin/sh']
/** Letters, of libc as well. */
const locale = '/usr/lib/locale/C.utf8'
const linked = /\/bin\/(?:node|postgres|initdb)$|\.node$|libvips[^/]*\.so[^/]*$/

/** What was seen of a server that ran of the file alone. */
export type Unpacked = { readySeconds: number; readyz: number; page: number; search: number; drawn: boolean }

/**
 * Unpacks the file into an empty root and starts it there as `nobody`, without a network, a PATH or a folder of its own but
 * the one for data. Only root may.
 */
export function tryUnpacked(file: string, folder: string): Unpacked {
  const root = join(folder, 'bare')
  mkdirSync(join(root, 'opt'), { recursive: true })
  run('tar', ['-C', join(root, 'opt'), '-xzf', file])
  for (const path of ['dev', 'proc', 'tmp', 'data', 'etc']) mkdirSync(join(root, path))
  chmodSync(join(root, 'tmp'), 0o1777)
  chmodSync(root, 0o755)
  run('chown', [`${nobody}:${nobody}`, join(root, 'data')])
  writeFileSync(join(root, 'etc/passwd'), `nobody:x:${nobody}:${nobody}::/nonexistent:/bin/false\n`)
  const entries = readdirSync(join(root, 'opt'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const library of librariesOf([...programs, ...files.filter((path) => linked.test(path))]))
    take(root, library)
  for (const program of programs) take(root, program)
  cpSync(locale, join(root, locale), { recursive: true })
  cpSync(join(import.meta.dirname, 'inside.ts'), join(root, 'opt/inside.ts'))
  const inside = `
    ip link set lo up
    mount --bind /dev ${root}/dev
    mount -t proc proc ${root}/proc
    mount --bind -o ro ${root}/opt ${root}/opt 2>/dev/null || mount --bind ${root}/opt ${root}/opt
    mount -o remount,bind,ro ${root}/opt
    exec env -i PATH= /usr/sbin/chroot --userspec=${nobody}:${nobody} ${root} /opt/zhzz/node_modules/.bin/node /opt/inside.ts ${company.search.path}`
  try {
    const { stdout } = run('unshare', ['--mount', '--net', '--pid', '--fork', '/bin/sh', '-ec', inside])
    const told: Unpacked = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    return told
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** With the loader, as ldd names them. */
function librariesOf(paths: readonly string[]): string[] {
  const said = run('ldd', paths).stdout
  return [...new Set([...said.matchAll(/(?:=> |^\s+)(\/\S+) \(/gm)].map(([, path = '']) => path))].filter(
    (path) => !path.includes('/opt/zhzz/'),
  )
}

function take(root: string, path: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), readFileSync(path), { mode: 0o755 })
}

function run(program: string, words: readonly string[]): { stdout: string } {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? `${stdout}${stderr}`}`)
  return { stdout }
}
