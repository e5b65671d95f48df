import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '@zhzz/db/log.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const h5Folder = join(root, 'apps/h5')
const consoleFolder = join(root, 'apps/console')

type Buildable = {
  name: string
  folder: string
  /** What it is made of, below its folder and beside it. */
  own: readonly string[]
  beside: readonly string[]
  /** What vite is told, once for each build. */
  builds: readonly (readonly string[])[]
  /** What is there when it is built. */
  made: readonly string[]
}

const h5: Buildable = {
  name: 'app',
  folder: h5Folder,
  own: ['src', 'public', 'vite', 'index.html', 'vite.config.ts', 'package.json'],
  beside: ['packages/contract/src'],
  builds: [[], ['--ssr', 'src/app/drawOnServer.tsx', '--outDir', 'dist-server']],
  made: ['dist/index.html', 'dist-server/drawOnServer.js'],
}

const operatorsConsole: Buildable = {
  name: 'console',
  folder: consoleFolder,
  own: ['src', 'index.html', 'vite.config.ts', 'package.json'],
  beside: ['packages/contract/src', 'packages/client/src'],
  builds: [[]],
  made: ['dist/index.html'],
}

/** The built app and what draws its pages. */
export async function buildApp(log: Log): Promise<{ appFolder: string; drawingFile: string }> {
  await build(h5, log)
  return {
    appFolder: join(h5Folder, 'dist'),
    drawingFile: join(h5Folder, 'dist-server/drawOnServer.js'),
  }
}

/** The built console of the operators. */
export async function buildConsole(log: Log): Promise<{ consoleFolder: string }> {
  await build(operatorsConsole, log)
  return { consoleFolder: join(consoleFolder, 'dist') }
}

/** Builds when the sources are not those it was built from. */
async function build({ name, folder, own, beside, builds, made }: Buildable, log: Log): Promise<void> {
  const stamp = join(folder, 'dist/.sources')
  const sources = [...own.map((part) => join(folder, part)), ...beside.map((part) => join(root, part))]
  const now = await hashOf(sources)
  const then = await readFile(stamp, 'utf8').catch(() => '')
  if (now === then && made.every((file) => existsSync(join(folder, file)))) return
  await checkBuildable(name, folder)
  log.info(`building the ${name} (its sources changed) …`)
  const began = performance.now()
  for (const more of builds) await viteBuild(folder, more)
  await writeFile(stamp, now)
  log.info(`${name} built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

const vite = join(root, 'node_modules/vite/bin/vite.js')

/** A server installed to run only, or in a folder that is not its own, takes what `npm run build` made before. */
async function checkBuildable(name: string, folder: string): Promise<void> {
  const isOurs = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (existsSync(vite) && isOurs) return
  const why = isOurs ? 'vite is not installed (npm ci --omit=dev)' : `${folder} may not be written`
  throw new Error(
    `the ${name} is not built of the sources that lie here, and cannot be: ${why}. Run npm run build first, where it can be`,
  )
}

async function viteBuild(folder: string, more: readonly string[]): Promise<void> {
  const args = [vite, 'build', ...more]
  // Whoever starts the server may run in another mode (a test does); the app is always the one that people get.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  build.stdout.on('data', (text) => (said += text))
  build.stderr.on('data', (text) => (said += text))
  const code = await new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${folder} does not build:\n${said}`)
}

/** Of the names and contents of all files below the paths. */
async function hashOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of await filesBelow(path))
      hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => null)
  if (info === null) return []
  if (info.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  // What the build writes itself is no source.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}
