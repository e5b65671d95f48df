import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startFakeWechat } from '#e2e/fakeWechat.ts'
import { freePort, runServer } from '#e2e/runServer.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    serverOutput: string
  }
}

let end = async (): Promise<void> => {}

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
  const folder = scratchFolder('h5-e2e-')
  const output = join(folder, 'output.txt')
  const vendor = await startFakeWechat()
  const env = { DATA_DIR: join(folder, 'data'), SAMPLE_COMPANIES: '1200', ...vendor.env }
  const server = await runServer(env, await freePort(), output)
  project.provide('origin', server.origin)
  project.provide('serverOutput', output)
  end = async () => {
    await server.stop()
    vendor.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await end()
}
