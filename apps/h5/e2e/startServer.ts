import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    serverOutput: string
  }
}

let end = async (): Promise<void> => {}

const projectFolder = join(import.meta.dirname, '../../..')

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts the real server on a scratch folder with a small sample world, or takes one that runs (`E2E_ORIGIN` with the
 * file its output goes to in `E2E_OUTPUT`).
 */
export async function setup(project: TestProject): Promise<void> {
  const { E2E_ORIGIN, E2E_OUTPUT } = process.env
  if (E2E_ORIGIN) {
    project.provide('origin', E2E_ORIGIN)
    project.provide('serverOutput', E2E_OUTPUT ?? '')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'h5-e2e-'))
  const output = join(folder, 'output.txt')
  const port = await freePort()
  const server = spawn('npm', ['start'], {
    cwd: projectFolder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      SAMPLE_COMPANIES: '1200',
      SMS_PER_IP_HOUR: '100000',
      LOGIN_PER_IP_HOUR: '100000',
    },
  })
  const log = createWriteStream(output)
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))

  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.startsWith('ready http')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}; see ${output}`)))
  })
  project.provide('origin', `http://127.0.0.1:${port}`)
  project.provide('serverOutput', output)

  end = async () => {
    // The group: npm does not hand the signal down to the server it started.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGINT')
    await ended
    log.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await end()
}
