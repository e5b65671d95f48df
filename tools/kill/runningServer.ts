import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type RunningServer = {
  origin: string
  process: ChildProcess
  /** Milliseconds from the start of the process to its `ready` line. */
  readyAfter: number
  /** Every line it has said, of both streams. */
  said: () => string
}

/** Codes by number, read from the lines of the console SMS provider. */
export const codes = new Map<string, string>()

/**
 * Starts the product as a person would, over a scratch folder; rejects with what it said when it ends instead. What `settings`
 * sets of the environment wins; `words` go behind the command; `cwd`
 * is the checkout it runs from.
 */
export async function startServer(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
  words: readonly string[] = [],
  cwd = process.cwd(),
): Promise<RunningServer> {
  const began = performance.now()
  const server = spawn(process.execPath, ['apps/api/src/main.ts', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: {
      ...process.env,
      // The tests' own, where they have one: this server has what it is given.
      DATABASE_URL: undefined,
      SECRET_KEY: undefined,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SAMPLE_COMPANIES: '1000',
      SMS_PER_IP_HOUR: '100000',
      LOGIN_PER_IP_HOUR: '100000',
      WRITES_PER_PERSON_HOUR: '10000000',
      ...settings,
    },
  })
  let said = ''
  let isFilling = false
  let readyAfter = 0
  server.stderr.on('data', (text) => (said += text))
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      said += `${line}\n`
      const [, phone = '', code = ''] = /^\[sms\] (\d+) (\d{6})$/.exec(line) ?? []
      if (code !== '') codes.set(phone, code)
      if (line.includes('filling the empty database')) isFilling = true
      if (line.startsWith('ready http')) readyAfter = performance.now() - began
      if (readyAfter > 0 && (!isFilling || line.includes('forecasts of the invented world ready'))) resolve()
    })
    server.once('exit', (status) => reject(new Error(`the server ended with ${status}:\n${said}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    process: server,
    readyAfter,
    said: () => said,
  }
}

/** Process id of the postmaster that serves the folder now. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** SIGKILL, and until the process is gone. */
export async function killNow(server: RunningServer): Promise<void> {
  const gone = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  await gone
}

export async function endServer(server: RunningServer): Promise<void> {
  if (server.process.exitCode !== null || server.process.signalCode !== null) return
  const gone = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGTERM')
  await gone
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
