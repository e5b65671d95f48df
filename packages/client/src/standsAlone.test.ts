import { agreed, testServer } from '@zhzz/api/testing/testServer.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { type Locale, locales } from '@zhzz/contract/locale.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { createClient } from '#client.ts'
import { newKey } from '#newKey.ts'
import { failureText, reactionTo, reactionToRead } from '#reaction.ts'
import { storageOfTest } from '#storageOfTest.ts'

const server = await testServer()
await loadReference(server.database.pool)
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
let locale: Locale = 'zh-Hans'

/** What an app of another kind would make: no page, no React, a storage of its own. */
function clientOf(storage = storageOfTest()) {
  return createClient({
    origin: () => origin,
    app: () => ({ pkg: 'com.mingyang100.zhzz.console', vn: '2.0.1', platform: 'console' }),
    locale: () => locale,
    storage,
    isOnline: () => true,
  })
}

async function signIn(client: ReturnType<typeof clientOf>, phone: string): Promise<void> {
  await client.send(account.sendLoginPhoneCode, { phone }, { idempotencyKey: newKey() })
  const code = server.codes.get(phone) ?? ''
  const { token } = await client.send(
    account.phoneCodeLogin,
    { phone, code, ...agreed },
    { idempotencyKey: newKey() },
  )
  if (token === null) throw new Error('no session')
  client.startSession(token)
  client.keepViewer(await client.send(account.current, {}))
}

test('whoever has a storage signs in, asks, and finds the session again after a restart', async () => {
  const storage = storageOfTest()
  const client = clientOf(storage)
  await signIn(client, '13800000001')
  expect(client.currentSession().viewer?.subAccountId).toMatch(/^[0-9a-f-]{36}$/)
  const again = clientOf(storage)
  expect(again.currentSession()).toEqual(client.currentSession())
  await expect(again.send(account.current, {})).resolves.toMatchObject({
    subAccountId: client.currentSession().viewer?.subAccountId,
  })
})

test('an answer that comes when the session was ended elsewhere is not written down', async () => {
  const storage = storageOfTest()
  const client = clientOf(storage)
  await signIn(client, '13800000009')
  const { viewer } = client.currentSession()
  if (viewer === null) throw new Error('nobody')
  storage.texts.clear()
  client.keepViewer(viewer)
  expect([...storage.texts]).toEqual([])
})

test('two clients of one process are two people', async () => {
  const [one, other] = [clientOf(), clientOf()]
  await signIn(one, '13800000002')
  await signIn(other, '13800000003')
  expect((await one.send(account.current, {})).subAccountId).not.toBe(
    (await other.send(account.current, {})).subAccountId,
  )
  let ended: string | null = null
  one.whenSignedOut((token) => {
    ended = token
  })
  const { token } = one.currentSession()
  await one.send(account.logout, {}, { idempotencyKey: newKey() })
  await expect(one.send(account.current, {})).rejects.toMatchObject({ failure: 'signedOut' })
  expect([ended, one.currentSession().token]).toEqual([token, null])
  await expect(other.send(account.current, {})).resolves.toBeDefined()
})

test('what the server names comes in the language of the client', async () => {
  const names = []
  for (locale of locales) names.push((await clientOf().send(reference.industryTree, {}))[0]?.label)
  locale = 'zh-Hans'
  expect(new Set(names).size).toBeGreaterThanOrEqual(4)
})

test('a refusal is said in the words that the app brings, in five languages, and in those of the server in Chinese', async () => {
  const client = clientOf()
  const error: unknown = await client
    .send(
      account.phoneCodeLogin,
      { phone: '13800000004', code: '000000', ...agreed },
      { idempotencyKey: newKey() },
    )
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ failure: 'wrongCode' })
  expect([reactionTo(error), reactionToRead(error)]).toEqual(['sentence', 'sentence'])
  const said = locales.map((locale) => failureText(error, locale, (name) => `${name} in ${locale}`))
  expect(said).toEqual([
    '验证码错误或已失效',
    'wrongCode in zh-Hant',
    'wrongCode in en',
    'wrongCode in fr',
    'wrongCode in es',
  ])
})
