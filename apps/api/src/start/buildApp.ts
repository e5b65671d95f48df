import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '@zhzz/db/log.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const h5Folder = join(root, 'apps/h5')
const sources = [
  'apps/h5/src',
  'apps/h5/public',
  'apps/h5/vite',
  'apps/h5/index.html',
  'apps/h5/vite.config.ts',
  'apps/h5/package.json',
  'packages/contract/src',
]

/** The built app and what draws its pages, built first when the sources are not those it was built from. */
export async function buildApp(log: Log): Promise<{ appFolder: string; drawingFile: string }> {
  const dist = join(h5Folder, 'dist')
  const built = { appFolder: dist, drawingFile: join(h5Folder, 'dist-server/drawOnServer.js') }
  const stamp = join(dist, '.sources')
  const now = await hashOf(sources.map((source) => join(root, source)))
  const then = await readFile(stamp, 'utf8').catch(() => '')
  if (now === then && existsSync(join(dist, 'index.html')) && existsSync(built.drawingFile)) return built
  await checkBuildable()
  log.info('building the app (its sources changed) …')
  const began = performance.now()
  await viteBuild()
  await viteBuild('--ssr', 'src/app/drawOnServer.tsx', '--outDir', 'dist-server')
  await writeFile(stamp, now)
  log.info(`app built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return built
}

const vite = join(root, 'node_modules/vite/bin/vite.js')

/** A server installed to run only, or in a folder that is not its own, takes what `npm run build` made before. */
async function checkBuildable(): Promise<void> {
  const isOurs = await access(h5Folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (existsSync(vite) && isOurs) return
  const why = isOurs ? 'vite is not installed (npm ci --omit=dev)' : `${h5Folder} may not be written`
  throw new Error(
    `the app is not built of the sources that lie here, and cannot be: ${why}. Run npm run build first, where it can be`,
  )
}

async function viteBuild(...more: string[]): Promise<void> {
  const args = [vite, 'build', ...more]
  // Whoever starts the server may run in another mode (a test does); the app is always the one that people get.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawn(process.execPath, args, { cwd: h5Folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  build.stdout.on('data', (text) => (said += text))
  build.stderr.on('data', (text) => (said += text))
  const code = await new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('close', resolve)
  })
  if (code !== 0) throw new Error(`the app does not build:\n${said}`)
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
