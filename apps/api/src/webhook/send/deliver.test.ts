import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { webhook } from '@zhzz/contract/webhook/calls.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'
import { deliver } from '#webhook/send/deliver.ts'
import { testWebhooks } from '#webhook/testWebhooks.ts'

const world = await testWebhooks()
const { call, clock, database, receiver, tools, round, listen, write, later } = world
const { db } = database

/** Events of one object, as the row would write them. */
const happen = (tenantId: string, object: string, times: number) =>
  sql`insert into webhook_event (type, object, tenant_id)
    select 'followUp.written', ${object}, ${tenantId}::uuid from generate_series(1, ${times})`.execute(db)

test('two nodes send each once, and of one object the later after the earlier', async () => {
  const who = await signIn(world, 'member')
  await listen(who, ['followUp.written'])
  const ids = await Promise.all([1, 2, 3].map(() => write(who)))
  for (let at = 0; at < 4; at++) for (const id of ids) await happen(who.tenantId, id, 1)
  const counts = await Promise.all([deliver(tools), deliver(tools), deliver(tools)])
  // What waited for another node's is left to the next round.
  counts.push(await round())
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(15)
  const seqs = new Map(
    (await db.selectFrom('webhookEvent').select(['id', 'seq']).execute()).map(({ id, seq }) => [id, seq]),
  )
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(15)
  for (const id of ids) {
    const order = receiver.received.filter(({ data }) => data['id'] === id).map((one) => seqs.get(one.id))
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b))
  }
})

test('the later of one object waits while the earlier is to be tried again; others do not', async () => {
  const who = await signIn(world, 'member')
  await listen(who, ['followUp.written'])
  const [one, two] = [await write(who), await write(who)]
  receiver.answers.push({ status: 500 }, { status: 204 })
  await round()
  receiver.received.length = 0
  const failed = await db
    .selectFrom('webhookDelivery')
    .where('state', '=', 'waiting')
    .select('object')
    .executeTakeFirstOrThrow()
  const other = failed.object === one ? two : one
  await happen(who.tenantId, failed.object, 1)
  await happen(who.tenantId, other, 1)
  await round()
  expect(receiver.received.map(({ data }) => data['id'])).toEqual([other])
  later(10)
  await round()
  expect(receiver.received.map(({ data }) => data['id'])).toEqual([other, failed.object, failed.object])
})

test('what a node that ended had begun is sent by the next', async () => {
  const who = await signIn(world, 'member')
  await listen(who, ['followUp.written'])
  await write(who)
  const ending = new AbortController()
  ending.abort()
  expect(await deliver(tools, ending.signal)).toBe(0)
  await sql`update webhook_delivery set state = 'sending', begun_at = ${clock.now}, tries = 1`.execute(db)
  await round()
  expect(receiver.received).toEqual([])
  later(31)
  await round()
  expect(receiver.received).toHaveLength(1)
})

test('what a node comes to late is left to be taken over, so that it comes once and in order', async () => {
  const who = await signIn(world, 'member')
  await listen(who, ['followUp.written'])
  const id = await write(who)
  await happen(who.tenantId, id, 1)
  const client = await database.pool.connect()
  await client.query('begin; lock table follow_up')
  const late = round()
  await expect
    .poll(() => db.selectFrom('webhookDelivery').where('state', '=', 'sending').select('id').execute())
    .toHaveLength(1)
  later(10)
  await client.query('rollback')
  client.release()
  await late
  expect(receiver.received).toEqual([])
  later(31)
  await round()
  expect(receiver.received).toHaveLength(2)
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(2)
})

test('a node that ends while an endpoint takes its time counts no try, and no transaction is open meanwhile', async () => {
  const slow = createServer(() => {})
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    slow.closeAllConnections()
    slow.close()
  })
  const address = slow.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const who = await signIn(world, 'member')
  await listen(who, ['followUp.written'], `http://127.0.0.1:${port}/`)
  await write(who)
  const ending = new AbortController()
  const running = deliver(tools, ending.signal)
  const stateOf = async () =>
    (await db.selectFrom('webhookDelivery').select(['state', 'tries']).executeTakeFirst()) ?? null
  await expect.poll(stateOf).toEqual({ state: 'sending', tries: 1 })
  const { rows } = await sql<{ held: number }>`select count(*)::int as held from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db)
  expect(rows).toEqual([{ held: 0 }])
  // A slow one keeps nobody else waiting.
  const quick = await signIn(world, 'member')
  await listen(quick, ['followUp.written'])
  await write(quick)
  await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(1)
  ending.abort()
  await running
  expect(await db.selectFrom('webhookDelivery').orderBy('seq').select(['state', 'tries']).execute()).toEqual([
    { state: 'waiting', tries: 0 },
    { state: 'delivered', tries: 1 },
  ])
})

test('an answer that leads on is not followed, a long one not read, and what is asked for is waited for', async () => {
  const who = await signIn(world, 'member')
  const { id } = await listen(who, ['followUp.written'])
  const last = async () => (await call(webhook.deliveries, { id, limit: 1 }, who)).data.list[0]
  receiver.answers.push({ status: 302, headers: { location: receiver.url } })
  await write(who)
  await round()
  expect([receiver.received, (await last())?.status]).toEqual([[], 302])
  receiver.answers.push({ status: 200, body: 'x'.repeat(5_000_000) })
  await write(who)
  await round()
  expect(await last()).toMatchObject({ state: 'delivered', status: 200 })
  receiver.answers.push({ status: 429, headers: { 'retry-after': '120' } })
  await write(who)
  await round()
  const { dueAt } = (await last()) ?? {}
  expect(Date.parse(dueAt ?? '') - clock.now.getTime()).toBe(120_000)
})

test('without the operator’s word nothing inside is reached, though it was allowed when it was made', async () => {
  const who = await signIn(world, 'member')
  const { id } = await listen(who, ['followUp.written'])
  const { webhookNetworks, webhooksOverHttp } = world.live
  const refused = async (live: Partial<typeof world.live>) => {
    Object.assign(world.live, live)
    await call(webhook.test, { id }, { ...who, key: uuid() })
    await round()
    Object.assign(world.live, { webhookNetworks, webhooksOverHttp })
    const [row] = (await call(webhook.deliveries, { id, limit: 1 }, who)).data.list
    await db.deleteFrom('webhookEvent').execute()
    return [row?.status, row?.why]
  }
  expect(await refused({ webhookNetworks: ['10.0.0.0/8'] })).toEqual([
    null,
    '127.0.0.1 is an address of an inner network',
  ])
  expect(await refused({ webhooksOverHttp: false })).toEqual([null, 'http: is not https:'])
  await delay(50)
  expect(receiver.received).toEqual([])
})
