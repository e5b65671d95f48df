// Adds to package-lock.json the optional platform packages that the registry at hand does not carry,
// so that `npm ci` accepts the lock on every machine. They hold no integrity: npm never installs them
// on a platform they do not name, and records it where it can.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
  'wasi',
]
const cpus = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']
let added = 0
for (const [, pkg] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    if (lock.packages[path]) continue
    const words = name
      .replace('wasm32-wasi', 'wasm32')
      .replace(/-windows-/, '-win32-')
      .split(/[-/]/)
    const os = systems.find((s) => words.includes(s))
    const cpu = cpus.find((c) => words.includes(c))
    const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined
    lock.packages[path] = {
      version,
      optional: true,
      ...(pkg.dev && { dev: true }),
      ...(os && { os: [os] }),
      ...(cpu && { cpu: [cpu] }),
      ...(libc && { libc: [libc] }),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to package-lock.json`)
