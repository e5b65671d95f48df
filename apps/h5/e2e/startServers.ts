import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copySample } from '#e2e/copySample.ts'
import { startFakeWechat } from '#e2e/fakeWechat.ts'
import { freePort, type RunningServer, runServer } from '#e2e/runServer.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import type { TestServer } from '#e2e/testServer.ts'

/**
 * Starts the real server once for each worker, on a scratch folder with a small sample world; gives what ends them. With
 * `E2E_ORIGIN` it takes one that runs, whose output goes to the file `E2E_OUTPUT`.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { E2E_ORIGIN, E2E_OUTPUT = '' } = process.env
  const { maxWorkers } = project.vitest.config
  if (E2E_ORIGIN) {
    project.provide(
      'servers',
      Array.from({ length: maxWorkers }, () => ({ origin: E2E_ORIGIN, output: E2E_OUTPUT })),
    )
    return
  }
  const folder = scratchFolder('h5-e2e-')
  const vendor = await startFakeWechat()
  const running: RunningServer[] = []
  const servers: TestServer[] = []
  const start = async (worker: number) => {
    const output = join(folder, `output${worker}.txt`)
    const env = { DATA_DIR: join(folder, `data${worker}`), ...vendor.env }
    await copySample(env.DATA_DIR)
    const server = await runServer(env, await freePort(), output)
    running.push(server)
    servers.push({ origin: server.origin, output })
  }
  // The first builds the app for all.
  await start(1)
  await Promise.all(Array.from({ length: maxWorkers - 1 }, (_, at) => start(at + 2)))
  project.provide('servers', servers)
  return async () => {
    await Promise.all(running.map((server) => server.stop()))
    vendor.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
