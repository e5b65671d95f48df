import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { message } from '@zhzz/contract/message/calls.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startApns, startFcm } from '#channel/fakeAppPush.ts'
import { channelsFromEnvironment, noChannelSettings, openChannels } from '#channel/settings.ts'
import { noon, telling } from '#channel/testTold.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const [fcm, apns] = await Promise.all([startFcm(), startApns()])
afterAll(() => [fcm, apns].forEach((service) => service.close()))
const database = await testDatabase()
const sealing = sealingOf(Buffer.alloc(32, 7))
const channels = openChannels(
  { ...noChannelSettings, fcm: fcm.settings, apns: apns.settings },
  { db: database.db, sealing },
)
const server = await testServer({ database, sealing, channels })
const { call, clock } = server
clock.now = noon
const { tell, round, states } = telling(server, channels)

beforeEach(async () => {
  for (const service of [fcm, apns]) service.pushed.length = 0
  await database.pool.query('delete from message_target')
})

async function subscribed(service: 'fcm' | 'apns') {
  const viewer = await signIn(server)
  const token = uuid().replaceAll('-', '').repeat(2)
  const { failure } = await call(message.subscribePush, { service, token }, { ...viewer, key: uuid() })
  expect(failure).toBeNull()
  return { viewer, token }
}

test('a message comes to the packaged app on Android, once, by an account that signed in once', async () => {
  const { viewer, token } = await subscribed('fcm')
  for (const name of ['岚湖机床展', '第二个展']) await tell(viewer.subAccountId, name)
  await Promise.all([round(), round()])
  expect(fcm.pushed).toHaveLength(2)
  // Two at once come in either order.
  expect(fcm.pushed.find((one) => JSON.stringify(one).includes('岚湖机床展'))).toMatchObject({
    path: '/v1/projects/zhzz/messages:send',
    body: {
      message: {
        token,
        notification: { title: '岚湖机床展' },
        data: { path: expect.stringMatching(/^\/pages\/home\/message\?open=/) },
        android: { priority: 'normal', notification: { tag: expect.any(String) } },
      },
    },
  })
  expect(fcm.signIns).toMatchObject([{ iss: 'push@zhzz.example.com', aud: fcm.settings.tokenAddress }])
})

test('a message comes to the packaged app on iOS, signed by our key for our app', async () => {
  const { viewer, token } = await subscribed('apns')
  await tell(viewer.subAccountId, '岚湖机床展')
  await round()
  expect(apns.pushed).toMatchObject([
    {
      headers: {
        ':path': `/3/device/${token}`,
        'apns-topic': 'com.mingyang100.zhzz.app',
        'apns-push-type': 'alert',
        'apns-collapse-id': expect.stringMatching(/^[\w-]{36}$/),
      },
      claims: { iss: 'ABCDE12345' },
      body: { aps: { alert: { title: '岚湖机床展' } }, path: expect.stringMatching(/^\/pages\//) },
    },
  ])
})

test('an app that is gone is forgotten, and what fails for now is told again', async () => {
  const there = await subscribed('fcm')
  fcm.answers.push(503)
  await tell(there.viewer.subAccountId, '展')
  await round()
  expect(await states()).toContainEqual(
    expect.objectContaining({ state: 'waiting', why: 'the push service answers 503' }),
  )
  await round(new Date(noon.getTime() + 3_600_000))
  expect(fcm.pushed).toHaveLength(1)
  fcm.answers.push(404)
  await tell(there.viewer.subAccountId, '展')
  await round()
  expect((await call(message.targets, {}, there.viewer)).data.push.isHere).toBe(false)
  const apple = await subscribed('apns')
  apns.answers.push({ status: 400, reason: 'BadDeviceToken' })
  await tell(apple.viewer.subAccountId, '展')
  await round()
  expect((await call(message.targets, {}, apple.viewer)).data.push.isHere).toBe(false)
})

test('an account whose access has ended signs in again', async () => {
  const { viewer } = await subscribed('fcm')
  const before = fcm.signIns.length
  fcm.answers.push(401)
  await tell(viewer.subAccountId, '展')
  await round()
  await round(new Date(noon.getTime() + 3_600_000))
  expect(fcm.pushed).toHaveLength(1)
  expect(fcm.signIns).toHaveLength(before + 1)
})

test('an app is refused where its service is not set up, and a token that is none anywhere', async () => {
  const plain = await testServer()
  const viewer = await signIn(plain)
  for (const service of ['fcm', 'apns'] as const)
    expect(await plain.call(message.subscribePush, { service, token: 'x'.repeat(64) }, viewer)).toMatchObject(
      {
        failure: 'invalid',
        detail: { fields: ['service'] },
      },
    )
  const here = await signIn(server)
  const token = `${'x'.repeat(64)}/../other`
  expect((await call(message.subscribePush, { service: 'apns', token }, here)).failure).toBe('invalid')
})

test('keys are read when the server starts; what is none is refused in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'push-keys-'))
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const pem = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
    key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const account = {
    project_id: 'zhzz',
    client_email: 'push@zhzz.example.com',
    private_key: pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  const p8 = file('apns.p8', pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey))
  const good = channelsFromEnvironment({
    FCM_ACCOUNT_FILE: file('account.json', JSON.stringify(account)),
    APNS_KEY_FILE: p8,
    APNS_KEY_ID: 'KEY1234567',
    APP_IOS_TEAM: 'ABCDE12345',
  })
  expect(good).toMatchObject({
    fcm: { project: 'zhzz', origin: 'https://fcm.googleapis.com' },
    apns: { keyId: 'KEY1234567', origin: 'https://api.push.apple.com' },
  })
  const none = file('none', '{}')
  expect(() => channelsFromEnvironment({ FCM_ACCOUNT_FILE: none })).toThrow(
    'is not the JSON of a service account',
  )
  expect(() => channelsFromEnvironment({ APNS_KEY_FILE: p8 })).toThrow('needs APNS_KEY_ID and APP_IOS_TEAM')
  expect(() => channelsFromEnvironment({ APNS_KEY_FILE: none, APNS_KEY_ID: 'K', APP_IOS_TEAM: 'T' })).toThrow(
    'is not a key',
  )
  rmSync(folder, { recursive: true })
})
