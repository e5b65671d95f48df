import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testServer } from '@zhzz/api/testing/testServer.ts'
import { addCompany, addEdition, signIn } from '@zhzz/api/testing/testWorld.ts'
import { afterAll, expect, test } from 'vitest'
import { createClient, Failed } from './client.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const own = fileURLToPath(new URL('../', import.meta.url))
const server = await testServer()
const person = await signIn(server)
const company = await addCompany(server, { name: '苏州测试激光设备有限公司' })
await addEdition(server, {})
const { origin } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
const folder = await mkdtemp(join(tmpdir(), 'sdk-'))
afterAll(() => rm(folder, { recursive: true }))

test('the quick start of the README runs with the built package alone', { timeout: 120_000 }, async () => {
  const built = join(folder, 'node_modules/@zhzz/sdk')
  const run = promisify(execFile)
  await run(join(root, 'node_modules/.bin/tsc'), [
    '-p',
    join(own, 'tsconfig.json'),
    '--outDir',
    join(built, 'dist'),
  ])
  await cp(join(own, 'package.json'), join(built, 'package.json'))
  const [, code = ''] = /```js\n([^]*?)```/.exec(await readFile(join(own, 'README.md'), 'utf8')) ?? []
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10)
  await writeFile(join(folder, 'quickStart.mjs'), code)
  const env = { ...process.env, ZHZZ_ORIGIN: origin, ZHZZ_TOKEN: person.token }
  const { stdout } = await run(process.execPath, ['quickStart.mjs'], { cwd: folder, env })
  expect(stdout).toBe(`exhibitions 1\n${company.id} ${company.name} 1 true\n`)
})

test('a refusal says its name; what stands in the query is asked there', async () => {
  const nobody = createClient({ origin })
  const refused = await nobody
    .call('company.businessInfo', { id: company.id })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Failed)
  expect(refused).toMatchObject({ failure: 'signedOut', code: 401, detail: null })
  const zhzz = createClient({ origin, token: person.token })
  expect((await zhzz.call('company.businessInfo', { id: company.id })).name).toBe(company.name)
})
