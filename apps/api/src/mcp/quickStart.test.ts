import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { addPredicted } from '#prediction/testRun.ts'
import { addKey } from '#testing/addKey.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const page = new URL('../../../../docs/operating/integrators.md', import.meta.url)

test('the quick start for integrators does what it says, word for word', async () => {
  const { edition } = await addPredicted(server)
  const who = await signIn(server, 'member')
  const { bearer } = await addKey(server, who)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const script = /```sh\n([^]*?)```/.exec(await readFile(page, 'utf8'))?.[1] ?? ''
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(10)
  const env = { ...process.env, SERVER: origin, KEY: bearer }
  const { stdout } = await promisify(execFile)('bash', ['-ec', script], { env })
  const [opened, likely, seen] = stdout.split(/(?=\{"code":200,"msg")/).map((text) => JSON.parse(text))
  expect(accessKey.current.output.parse(opened.data).calls).toContain('prediction.companies')
  expect(prediction.companies.output.parse(likely.data).list).toHaveLength(3)
  expect(edition.id).not.toBe('')
  expect(prediction.see.output.safeParse(seen.data).success).toBe(true)
})
