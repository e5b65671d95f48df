import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const projectFolder = join(import.meta.dirname, '../../..')

export interface RunningServer {
  origin: string
  /** Ends it as Ctrl-C does, and waits until it is gone. */
  stop: () => Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts the real server with the project's own command; resolves when it is ready, and what is to come in an invented world that
 * it fills the database with is foretold. What it prints goes to `output`.
 */
export async function runServer(
  env: Readonly<Record<string, string>>,
  port: number,
  output: string,
): Promise<RunningServer> {
  const server = spawn('npm', ['start'], {
    cwd: projectFolder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SMS_PER_IP_HOUR: '100000',
      SMS_PER_DEVICE_HOUR: '100000',
      SMS_PER_PHONE_MINUTE: '5',
      LOGIN_PER_IP_HOUR: '100000',
      SEARCHES_PER_IP_DAY: '100000',
      WEBHOOK_HTTP: 'on',
      WEBHOOK_NETWORKS: '127.0.0.0/8',
      ...env,
      PORT: String(port),
    },
  })
  const log = createWriteStream(output, { flags: 'a' })
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let isFilling = false
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('filling the empty database')) isFilling = true
      if (line.includes(isFilling ? 'forecasts of the invented world ready' : 'ready http')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}; see ${output}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      // The group: npm does not hand the signal down to the server it started.
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGINT')
      await ended
      log.close()
    },
  }
}
