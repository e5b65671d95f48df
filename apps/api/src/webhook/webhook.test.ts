import { message } from '@zhzz/contract/message/calls.ts'
import { webhook } from '@zhzz/contract/webhook/calls.ts'
import { retryJitter, retrySeconds } from '@zhzz/contract/webhook/retries.ts'
import { expect, test } from 'vitest'
import { uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'
import { signatureOf } from '#webhook/secret.ts'
import { testWebhooks } from '#webhook/testWebhooks.ts'

const world = await testWebhooks()
const { call, clock, database, receiver, round, listen, write, later } = world
const { db } = database
const endpointsOf = async (who: { token: string }) => (await call(webhook.list, {}, who)).data.endpoints
const deliveriesOf = async (who: { token: string }, id: string) =>
  (await call(webhook.deliveries, { id }, who)).data.list

test('it signs as the vector of Standard Webhooks says', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  expect(signatureOf(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('an endpoint is made with a secret shown once, tested, changed and removed; each is in the security log', async () => {
  const who = await signIn(world, 'member')
  const { id, secret } = await listen(who, ['unlock.made'])
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/)
  expect(JSON.stringify(await endpointsOf(who))).not.toContain(secret)
  const rows = await db.selectFrom('webhookEndpoint').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(receiver.url)
  const { eventId } = (await call(webhook.test, { id }, { ...who, key: uuid() })).data
  expect((await call(webhook.test, { id }, { ...who, key: uuid() })).failure).toBe('conflict')
  await round()
  expect(receiver.received).toMatchObject([{ id: eventId, type: 'webhook.test', data: { endpointId: id } }])
  expect(await endpointsOf(who)).toMatchObject([
    { id, url: receiver.url, events: ['unlock.made'], isOn: true, last: { state: 'delivered', status: 204 } },
  ])
  const change = { id, url: `${receiver.url}/2`, events: ['followUp.written' as const], isOn: true }
  expect((await call(webhook.change, change, { ...who, key: uuid() })).failure).toBeNull()
  await write(who)
  await round()
  expect(receiver.received.at(-1)).toMatchObject({ path: '/events/2', type: 'followUp.written' })
  expect((await call(webhook.remove, { id }, { ...who, key: uuid() })).failure).toBeNull()
  await write(who)
  await round()
  expect([receiver.received.length, await endpointsOf(who)]).toEqual([2, []])
  const lines = await db
    .selectFrom('securityEvent')
    .where('subAccountId', '=', who.subAccountId)
    .where('event', '=', 'webhook')
    .select('call')
    .execute()
  expect(lines.map((line) => line.call).sort()).toEqual(['webhook.change', 'webhook.make', 'webhook.remove'])
})

test('as many as the plan gives, of a free one none; where nobody may be told nothing is kept', async () => {
  const free = await signIn(world)
  const wish = { url: receiver.url, events: ['unlock.made' as const] }
  expect((await call(webhook.make, wish, free)).failure).toBe('planTooLow')
  expect((await call(webhook.list, {}, free)).data).toEqual({ endpoints: [], most: 0 })
  const who = await signIn(world, 'member')
  const made = await Promise.all(
    Array.from({ length: 5 }, () => call(webhook.make, wish, { ...who, key: uuid() })),
  )
  expect(made.map(({ failure }) => failure ?? 'made').sort()).toEqual([
    ...Array<string>(3).fill('made'),
    ...Array<string>(2).fill('quotaUsedUp'),
  ])
  for (const url of [
    'http://10.0.0.1/',
    'https://[::1]/',
    'https://u:p@example.com/',
    'ftp://example.com/',
    'x',
  ])
    expect([url, (await call(webhook.make, { ...wish, url }, who)).failure]).toEqual([url, 'invalid'])
})

test('renewed, both secrets sign for a day, then the new one alone', async () => {
  const who = await signIn(world, 'member')
  const { id, secret } = await listen(who)
  const renewed = (await call(webhook.rotate, { id }, { ...who, key: uuid() })).data.secret
  for (const [only, signatures] of [
    [secret, 2],
    [renewed, 2],
  ] as const) {
    receiver.secrets.clear()
    receiver.secrets.add(only)
    await write(who)
    await round()
    expect(receiver.received.pop()).toMatchObject({ signatures })
  }
  later(24 * 3_600 + 1)
  receiver.secrets.delete(renewed)
  receiver.secrets.add(secret)
  await write(who)
  await round()
  expect([receiver.received.length, receiver.refused.length]).toEqual([0, 1])
})

test('what fails is tried again after 5 s, 5 min, 30 min … with some lot, then is dead, and is sent again when asked', async () => {
  const who = await signIn(world, 'member')
  const { id } = await listen(who, ['followUp.written'])
  await write(who)
  for (const [at, pause] of retrySeconds.entries()) {
    receiver.answers.push({ status: 500 })
    expect(await round()).toBe(1)
    const [delivery] = await deliveriesOf(who, id)
    expect(delivery).toMatchObject({ state: 'waiting', status: 500, tries: at + 1, why: 'answers 500' })
    const waits = (Date.parse(delivery?.dueAt ?? '') - clock.now.getTime()) / 1_000
    expect(waits).toBeGreaterThanOrEqual(pause)
    expect(waits).toBeLessThanOrEqual(pause * (1 + retryJitter))
    later(pause - 1)
    expect(await round()).toBe(0)
    later(pause * retryJitter + 2)
    // The endpoint itself takes other things meanwhile, or it would be off.
    await db.updateTable('webhookEndpoint').set({ failingSince: null }).execute()
  }
  receiver.answers.push({ status: 500 })
  await round()
  const [dead] = await deliveriesOf(who, id)
  expect(dead).toMatchObject({ state: 'dead', tries: 10 })
  const again = { deliveryId: dead?.id ?? '' }
  expect((await call(webhook.replay, again, { ...who, key: uuid() })).failure).toBeNull()
  expect((await call(webhook.replay, again, { ...who, key: uuid() })).failure).toBe('conflict')
  await round()
  expect(receiver.received).toMatchObject([{ id: dead?.eventId }])
})

test('days without an answer switch it off, 410 at once; its owner is told, and everything since can be sent', async () => {
  const who = await signIn(world, 'member')
  const { id } = await listen(who, ['followUp.written'])
  const began = clock.now
  const first = await write(who)
  for (let at = 0; at < 10; at++) {
    receiver.answers.push({ status: 503 })
    await round()
    later((retrySeconds[at] ?? 0) * 1.11)
  }
  expect(await endpointsOf(who)).toMatchObject([{ isOn: false, offReason: 'failing' }])
  const said = async () => (await call(message.page, {}, who)).data.list
  expect(await said()).toMatchObject([
    { kind: 'webhookOff', name: `127.0.0.1:${receiver.port}`, isGone: false },
  ])
  receiver.answers.length = 0
  const second = await write(who)
  await round()
  expect(receiver.received).toEqual([])
  const since = new Date(began.getTime() - 60_000).toISOString()
  expect((await call(webhook.replaySince, { id, since }, { ...who, key: uuid() })).failure).toBe('conflict')
  const on = { id, url: receiver.url, events: ['followUp.written' as const], isOn: true }
  await call(webhook.change, on, { ...who, key: uuid() })
  expect((await call(webhook.replaySince, { id, since }, { ...who, key: uuid() })).data).toEqual({ count: 2 })
  await round()
  // Of two objects either may come first.
  expect(new Set(receiver.received.map(({ data }) => data['id']))).toEqual(new Set([first, second]))
  later(60)
  receiver.answers.push({ status: 410 })
  await write(who)
  await round()
  expect(await endpointsOf(who)).toMatchObject([{ isOn: false, offReason: 'gone' }])
  expect(await said()).toMatchObject([{ isGone: true }, { isGone: false }])
})

test('deliveries come in pages, and are nobody else’s', async () => {
  const who = await signIn(world, 'member')
  const { id } = await listen(who)
  for (let at = 0; at < 3; at++) await write(who)
  await round()
  const page = (await call(webhook.deliveries, { id, limit: 2 }, who)).data
  expect([page.total, page.list.length]).toEqual([3, 2])
  const rest = (await call(webhook.deliveries, { id, limit: 2, cursor: page.cursor ?? '' }, who)).data
  expect([rest.list.length, rest.cursor]).toEqual([1, null])
  const other = await signIn(world, 'member')
  expect((await call(webhook.deliveries, { id }, other)).failure).toBe('notFound')
})
