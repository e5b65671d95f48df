import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { runCommand } from '#e2e/runCommand.ts'
import { freePort, runServer } from '#e2e/runServer.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import { mainJob } from '#e2e/walk/mainJob.ts'

const files = join(import.meta.dirname, 'files')
const imports = [
  ['companies', join(files, 'companies.csv')],
  ['halls', join(files, 'halls.csv')],
  ['exhibitions', join(files, 'exhibitions.csv')],
  ['exhibitors', join(files, 'exhibitors.csv'), '--edition', '示例人工智能应用展', '--year', '2026'],
  ['contacts', join(files, 'contacts.csv')],
]
const sought = {
  word: '砺曜',
  companyName: '上海砺曜智算科技有限公司',
  exhibition: '示例人工智能应用展 2026',
  plate: /H1\W*A101/,
  hall: /^H1 \d+ 家$/,
  mobile: '12000880001',
}

test('the main job on the files of the repository', { timeout: 300_000 }, async () => {
  const folder = scratchFolder('main-job-')
  const output = join(folder, 'output.txt')
  const env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
  const port = await freePort()
  let server = await runServer(env, port, output)
  try {
    for (const args of imports) runCommand(['import', ...args], env)
    await mainJob({ origin: server.origin, output }, sought, async () => {
      await server.stop()
      server = await runServer(env, port, output)
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
