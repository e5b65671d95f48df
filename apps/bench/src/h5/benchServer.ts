import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type BenchServer = { origin: string; stop: () => Promise<void> }

/** The project's own server on a small invented world, without limits of searches. */
export async function startServer(environment: Record<string, string> = {}): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-h5-'))
  const main = join(import.meta.dirname, '../../../api/src/main.ts')
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      SAMPLE_COMPANIES: '1200',
      SEARCHES_PER_IP_DAY: '100000',
      ...environment,
    },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let ready = ''
    createInterface({ input: server.stdout }).on('line', (line) => {
      ready = /^ready (http:\/\/[^/]+)/.exec(line)?.[1] ?? ready
      if (line.includes('forecasts of the invented world ready')) resolve(ready)
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
