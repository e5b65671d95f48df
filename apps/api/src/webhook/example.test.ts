import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webhook } from '@zhzz/contract/webhook/calls.ts'
import { retrySeconds } from '@zhzz/contract/webhook/retries.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { signIn } from '#testing/testWorld.ts'
import { testWebhooks } from '#webhook/testWebhooks.ts'

const page = readFileSync(new URL('../../../../docs/operating/integrators.md', import.meta.url), 'utf8')
const world = await testWebhooks()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-example-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the example for integrators takes what is signed and nothing else, word for word', async () => {
  const example = /```js\n([^]*?)```/.exec(page)?.[1] ?? ''
  expect(example.trim().split('\n')).toHaveLength(10)
  const file = join(folder, 'receive.mjs')
  writeFileSync(file, example)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const who = await signIn(world, 'member')
  const { id, secret } = await world.listen(who, ['followUp.written'], url)
  const env = { ...process.env, SECRET: secret, PORT: String(port) }
  const program = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void program.kill())
  let said = ''
  program.stdout.on('data', (text) => (said += text))
  const refusing = () =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(refusing, { timeout: 30_000 }).toBe(401)
  const written = await world.write(who)
  // Its clock is that of the machine.
  world.clock.now = new Date()
  await world.round()
  expect((await world.call(webhook.deliveries, { id }, who)).data.list).toMatchObject([
    { state: 'delivered', status: 204 },
  ])
  await expect.poll(() => said, { timeout: 10_000 }).toContain(written)
  world.later(-600)
  await world.write(who)
  world.later(1)
  await world.round()
  const [stale] = (await world.call(webhook.deliveries, { id }, who)).data.list
  expect(stale).toMatchObject({ state: 'waiting', status: 401 })
})

test('the page for integrators has the pauses that are kept', () => {
  const told = /\| Tried again \| after ([^;]*?), each/.exec(page)?.[1] ?? ''
  const seconds = { s: 1, min: 60, h: 3_600 }
  let unit: keyof typeof seconds = 'h'
  const pauses = told
    .split(/, | and /)
    .toReversed()
    .map((word) => {
      const [, n, named] = /^(\d+)(?: (s|min|h))?$/.exec(word) ?? []
      if (named === 's' || named === 'min' || named === 'h') unit = named
      return Number(n) * seconds[unit]
    })
  expect(pauses.toReversed()).toEqual([...retrySeconds])
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
