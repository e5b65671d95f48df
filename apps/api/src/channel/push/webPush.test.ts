import { account } from '@zhzz/contract/account/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPushService } from '#channel/fakePushService.ts'
import { noChannelSettings, openChannels } from '#channel/settings.ts'
import { noon, telling } from '#channel/testTold.ts'
import { callerAt, openSession } from '#http/session.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const service = await startPushService()
afterAll(() => service.close())
const database = await testDatabase()
const sealing = sealingOf(Buffer.alloc(32, 7))
const channels = openChannels(
  { ...noChannelSettings, appUrl: 'https://h5.example.com', pushOrigins: [service.origin] },
  { db: database.db, sealing },
)
const server = await testServer({ database, sealing, channels })
const { call, clock } = server
clock.now = noon
const { tell, round, states } = telling(server, channels)

beforeEach(async () => {
  service.pushed.length = 0
  await database.pool.query('delete from message_target')
})

async function subscribed(headers: Record<string, string> = {}) {
  const viewer = await signIn(server)
  const subscription = service.subscribe()
  const { failure } = await call(message.subscribePush, subscription, { ...viewer, headers, key: uuid() })
  expect(failure).toBeNull()
  return { viewer, subscription, path: new URL(subscription.endpoint).pathname }
}

const targets = async (viewer: { token: string }) => (await call(message.targets, {}, viewer)).data

test('a message comes to the device, sealed for it and signed by us, in the language of the person, once', async () => {
  const { viewer, path } = await subscribed({ 'accept-language': 'en' })
  await tell(viewer.subAccountId, '岚湖机床展')
  await Promise.all([round(), round(), round()])
  await round()
  const [pushed, ...more] = service.pushed
  expect(more).toEqual([])
  expect(pushed).toMatchObject({
    path,
    headers: { ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) },
    claims: { aud: service.origin, sub: 'https://h5.example.com' },
  })
  expect(Number(pushed?.claims['exp']) - Date.now() / 1_000).toBeLessThan(86_400)
  const said = JSON.parse(pushed?.text ?? '')
  expect(said).toMatchObject({ title: '岚湖机床展', body: 'List published: 320 exhibitors', lang: 'en' })
  const id = /^\/pages\/home\/message\?open=(.+)$/.exec(said.path)?.[1] ?? ''
  expect((await call(message.one, { id }, viewer)).data).toMatchObject({ kind: 'listPublished', id })
  // The key that the service knows us by is the one that browsers subscribe with.
  expect(pushed?.headers['authorization']).toContain(`k=${(await targets(viewer)).push.publicKey}`)
})

test('each device of a person is told, one that has ended is forgotten, the others are told again after a pause', async () => {
  const { viewer, path } = await subscribed()
  const other = service.subscribe()
  await call(message.subscribePush, other, { token: await again(viewer), key: uuid() })
  expect((await targets(viewer)).push).toMatchObject({ isHere: true, devices: 2 })
  service.answers.set(path, [{ status: 410 }])
  service.answers.set(new URL(other.endpoint).pathname, [{ status: 503, headers: { 'retry-after': '100' } }])
  await tell(viewer.subAccountId, '展')
  await round()
  expect((await targets(viewer)).push).toMatchObject({ isHere: false, devices: 1 })
  expect(await states()).toMatchObject([{ state: 'waiting', why: 'the push service answers 503', tries: 1 }])
  await round(new Date(noon.getTime() + 99_000))
  expect(service.pushed).toEqual([])
  await round(new Date(noon.getTime() + 101_000))
  expect(service.pushed).toHaveLength(1)
})

/** The same person on another device. */
function again({ accountId, subAccountId }: Awaited<ReturnType<typeof signIn>>): Promise<string> {
  const caller = callerAt('10.0.0.1', sealing, { userAgent: '', platform: '', device: '' })
  return openSession(database.db, { accountId, subAccountId }, caller, clock.now)
}

test('what fails for long is given up with why, and said to whoever looks', async () => {
  const { viewer, path } = await subscribed()
  service.answers.set(
    path,
    Array.from({ length: 9 }, () => ({ status: 500 })),
  )
  await tell(viewer.subAccountId, '展')
  for (let hour = 0; hour < 24; hour += 2) await round(new Date(noon.getTime() + hour * 3_600_000))
  expect(await states()).toMatchObject([{ state: 'failed', why: 'the push service answers 500', tries: 6 }])
})

test('a switch that is off keeps its category from the device, and what was read in the app is not sent', async () => {
  const { viewer } = await subscribed()
  const set = (push: boolean) =>
    call(person.saveNotificationSetting, { exhibition: { push } }, { ...viewer, key: uuid() })
  await set(false)
  await tell(viewer.subAccountId, '关着')
  expect(await states()).toEqual([])
  await set(true)
  await tell(viewer.subAccountId, '已读')
  await call(message.readAll, { until: noon.toISOString() }, { ...viewer, key: uuid() })
  await round()
  expect((await states()).map(({ state }) => state)).toEqual(['skipped'])
  expect(service.pushed).toEqual([])
})

test('signing out, ending it, another person on the device: nothing comes any more', async () => {
  const { viewer, subscription } = await subscribed()
  const other = await signIn(server)
  await call(message.subscribePush, subscription, { ...other, key: uuid() })
  expect((await targets(viewer)).push.isHere).toBe(false)
  await tell(viewer.subAccountId, '别人的')
  await call(message.endTarget, { channel: 'push' }, { ...other, key: uuid() })
  expect((await targets(other)).push.isHere).toBe(false)
  await call(message.subscribePush, subscription, { ...other, key: uuid() })
  await call(account.logout, {}, { ...other, key: uuid() })
  await tell(other.subAccountId, '退出了')
  await round()
  expect([service.pushed, await states()]).toEqual([[], []])
})

test('nobody makes the server push where they like, nor with keys that are none', async () => {
  const viewer = await signIn(server)
  const good = service.subscribe()
  for (const endpoint of [
    'https://example.com/push',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://user@fcm.googleapis.com/x',
    'http://127.0.0.1:1/x',
    'https://169.254.169.254/latest',
  ])
    expect((await call(message.subscribePush, { ...good, endpoint }, viewer)).failure).toBe('invalid')
  const keys = { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  expect((await call(message.subscribePush, { ...good, keys }, viewer)).failure).toBe('invalid')
  const google = { ...good, endpoint: 'https://fcm.googleapis.com/fcm/send/x' }
  expect((await call(message.subscribePush, google, viewer)).failure).toBeNull()
})
