import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { editAndroid } from '#android/editAndroid.ts'
import { capacitorConfig } from '#capacitorConfig.ts'
import { declared } from '#declared.ts'
import { editIos } from '#ios/editIos.ts'
import { drawPictures } from '#pictures.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const h5Folder = join(root, 'apps/h5')

export type Wanted = {
  /** Where the projects come to lie; emptied before. */
  folder: string
  /** `https://h5.example.com`: whom the app calls, and whose links it opens. */
  server: string
  /** google-services.json of Firebase; without it neither system is pushed to. */
  services?: string | undefined
  /** Of the developer account that signs it for iOS. */
  team?: string | undefined
}

/** Makes the projects of both systems, as `cap add` does from its templates, and applies what is declared. */
export async function makeProjects(wanted: Wanted): Promise<void> {
  const { folder, services } = wanted
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Plugins are found from where the projects lie.
  if (!folder.startsWith(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  await buildPages(wanted)
  writeJson(join(folder, 'package.json'), {
    name: 'zhzz-packaged',
    version: declared.version,
    private: true,
    dependencies: { ...platformPackages(), ...plugins() },
  })
  writeJson(join(folder, 'capacitor.config.json'), capacitorConfig)
  await capacitor(folder, 'add', 'android')
  await capacitor(folder, 'add', 'ios', '--packagemanager', 'SPM')
  editAndroid(wanted)
  editIos(wanted)
  await drawPictures(folder)
  if (services !== undefined) cpSync(services, join(folder, 'android/app/google-services.json'))
  await capacitor(folder, 'sync')
}

/** The pages with their own platform, below /h5/ as on the web; the shell answers any address without a file with index.html. */
async function buildPages({ folder, server, services }: Wanted): Promise<void> {
  const pages = join(folder, 'www/h5')
  await run(
    binary('vite', 'vite'),
    ['build', '-c', 'vite.native.config.ts', '--outDir', pages, '--logLevel', 'error'],
    h5Folder,
    {
      NODE_ENV: 'production',
      VITE_SERVER: server,
      VITE_PUSH: services === undefined ? 'off' : 'on',
    },
  )
  renameSync(join(pages, 'index.html'), join(folder, 'www/index.html'))
}

/** What the app imports of them is what the package holds (apps/h5/package.json). */
export function plugins(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(h5Folder, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries<string>(devDependencies).filter(([name]) => /^@(?:capacitor|aparajita)\//.test(name)),
  )
}

function platformPackages(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'apps/native/package.json'), 'utf8'))
  const names = ['@capacitor/android', '@capacitor/ios']
  return Object.fromEntries(Object.entries<string>(devDependencies).filter(([name]) => names.includes(name)))
}

function capacitor(folder: string, ...words: string[]): Promise<void> {
  return run(binary('@capacitor/cli', 'capacitor'), words, folder, { CI: 'true' })
}

/** The file that a package of node_modules runs under a name. */
function binary(name: string, command: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(path, 'utf8'))
  return join(dirname(path), bin[command])
}

/** Runs a program of ours to its end; what it says is said when it fails. */
async function run(file: string, words: string[], cwd: string, env: Record<string, string>): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is missing: npm ci`)
  const child = spawn(process.execPath, [file, ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${file} ${words.join(' ')} ended with ${code}\n${said}`)
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
