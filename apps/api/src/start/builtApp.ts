import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@zhzz/db/log.ts'

const root = join(import.meta.dirname, '../../../..')
const app = join(root, 'apps/h5')
/** What the built app is made of. */
const sources = [
  'apps/h5/{index.html,package.json,vite.config.ts}',
  'apps/h5/{src,public,vite}/**/*',
  'packages/contract/src/**/*.ts',
  'package-lock.json',
]

/** The folder of the app; builds it first when its sources are others than those it was built from. */
export async function builtApp(log: Log): Promise<string> {
  const folder = join(app, 'dist')
  const stamp = join(folder, '.sources')
  const hash = await hashOfSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== hash) {
    log.info('building the app …')
    await build()
    await writeFile(stamp, hash)
  }
  return folder
}

async function hashOfSources(): Promise<string> {
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  const hash = createHash('sha256')
  for (const path of files.map((file) => join(file.parentPath, file.name)).toSorted()) {
    if (path.endsWith('pages.gen.ts')) continue // written by the build itself
    hash.update(path.slice(root.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** Runs Vite quietly; when it fails, shows what it said. */
function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: app })
    const said: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => said.push(piece))
    child.stderr.on('data', (piece: Buffer) => said.push(piece))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the app could not be built:\n${Buffer.concat(said).toString('utf8')}`)),
    )
  })
}
