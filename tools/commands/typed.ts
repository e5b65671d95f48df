import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
)

/** Every `npm run …`: what node is given for it. */
export const commands = Object.entries(scripts).map(([name, line]) => ({
  name,
  words: line.split(' ').slice(1),
}))

export type Said = { code: number | null; out: string; err: string }

/** What decides for which database a command is; of ours nothing is handed down. */
const ours = [
  'DATA_DIR',
  'DATABASE_URL',
  'SECRET_KEY',
  'NEW_SECRET_KEY',
  'BACKUP_PASSPHRASE',
  'SAMPLE',
  'SMS',
]

/** Runs a command of package.json as a person would and waits for its end. */
export async function typed(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Said> {
  const words = commands.find((command) => command.name === name)?.words
  if (words === undefined) throw new Error(`package.json has no command ${name}`)
  const rest = Object.entries(process.env).filter(([key]) => !ours.includes(key))
  const child = spawn(process.execPath, [...words, ...args], {
    cwd: root,
    env: { ...Object.fromEntries(rest), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Said = { code: null, out: '', err: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.err += text))
  said.code = await new Promise((resolve) => child.once('close', resolve))
  return said
}
