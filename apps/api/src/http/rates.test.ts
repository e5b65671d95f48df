import { company } from '@zhzz/contract/company/calls.ts'
import { event } from '@zhzz/contract/event/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { type Bucket, createBuckets } from '#http/buckets.ts'
import { maskIp, Network } from '#http/network.ts'
import { usualRates } from '#http/rates.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

/** A tenth of what is allowed in production, counted as there. */
const server = await testServer({
  limitPoints: { eventNetworkDay: 200_000 },
  rates: { ...usualRates, visitorCallsPerMinute: 60 },
})
const { call, clock, database } = server
const lookups = (plan: string) =>
  database.db.updateTable('planQuota').where('planCode', '=', plan).where('quotaCode', '=', 'lookups')

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::', '2001:db8:0::'],
  ['2001:DB8::5', '2001:db8:0:0::', '2001:db8:0::'],
  ['2001:0db8:0000:0000:0:0:0:9', '2001:db8:0:0::', '2001:db8:0::'],
])('%s is of the network %s and has the neighbours %s', (ip, network, wide) => {
  expect([String(Network.of(ip)), String(Network.of(ip).wide)]).toEqual([network, wide])
})

test('an address is shown without what tells its owner apart', () => {
  expect(['203.0.113.7', '2001:db8::5', ''].map(maskIp)).toEqual(['203.0.113.*', '2001:db8:0:0::*', ''])
})

test('a bucket gives what it holds at once, then what falls in', () => {
  const buckets = createBuckets()
  const bucket: Bucket = { size: 60, seconds: 60 }
  const start = clock.now.getTime()
  const taken = (seconds: number) => {
    let count = 0
    while (buckets.take('test', 'one', bucket, new Date(start + seconds * 1000))) count++
    return count
  }
  expect([taken(0), taken(0), taken(10), taken(5), taken(3600)]).toEqual([60, 0, 10, 0, 60])
  expect(buckets.take('test', 'another', bucket, clock.now)).toBe(true)
})

test('a program that copies company pages from one network is stopped, and a person beside it is not', async () => {
  const { id } = await addCompany(server)
  await lookups('anonymous').set({ limitValue: 60 }).execute()
  const answers: Record<string, number> = {}
  for (let at = 0; at < 80; at++) {
    const ip = `2001:db8:5:6:${at.toString(16)}::1`
    const { failure } = await call(company.detail, { id }, { ip })
    answers[String(failure)] = (answers[String(failure)] ?? 0) + 1
  }
  expect(answers).toEqual({ null: 60, tooManyRequests: 20 })
  // An hour later it may ask again, but not for more companies.
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  const later = await call(company.detail, { id }, { ip: '2001:db8:5:6::1' })
  expect(later).toMatchObject({ failure: null })
  for (let at = 0; at < 10; at++) await call(search.suggest, { keyword: '海' }, { ip: '2001:db8:5:6::2' })
  const usedUp = await call(company.detail, { id }, { ip: '2001:db8:5:6::3' })
  expect([usedUp.failure, usedUp.detail]).toEqual(['quotaUsedUp', { quota: 'lookups', limit: 60 }])
  expect((await call(search.suggest, { keyword: '海' }, { ip: '2001:db8:5:6::4' })).failure).toBe(
    'quotaUsedUp',
  )
  expect((await call(search.conditions, { keyword: '海' }, { ip: '2001:db8:5:6::4' })).failure).toBe(
    'quotaUsedUp',
  )
  expect((await call(company.detail, { id }, { ip: '2001:db8:5:7::1' })).failure).toBeNull()
})

test('who is signed in has the number of the plan, wherever the calls come from', async () => {
  const { id } = await addCompany(server)
  const { token } = await signIn(server)
  await lookups('free').set({ limitValue: 30 }).execute()
  const failures = []
  for (let at = 0; at < 40; at++)
    failures.push((await call(company.detail, { id }, { token, ip: `198.51.100.${at}` })).failure)
  expect(failures.filter((failure) => failure === null)).toHaveLength(30)
  expect(failures.at(-1)).toBe('quotaUsedUp')
  expect((await call(company.detail, { id }, { ip: '198.51.100.3' })).failure).toBeNull()
})

test('calls with a token that nobody has are counted as a visitor’s', async () => {
  const failures = new Set<unknown>()
  for (let at = 0; at < 40; at++) {
    const token = at.toString(36).padStart(43, 'x')
    failures.add((await call(search.hotWords, {}, { token, ip: '203.0.113.50' })).failure)
    failures.add((await call(company.detail, { id: uuid() }, { token, ip: '203.0.113.50' })).failure)
  }
  expect([...failures]).toEqual([null, 'signedOut', 'tooManyRequests'])
})

test('a person writes as much as hands can, a program does not', async () => {
  const slow = await testServer({ rates: { ...usualRates, writesPerPersonHour: 20 } })
  const viewer = await signIn(slow)
  const { id } = await addCompany(slow)
  const write = (at: number) =>
    slow.call(
      followUp.save,
      {
        targetType: 'company',
        targetId: id,
        clientUid: uuid(),
        followType: 'phone',
        content: `第${at}次`,
        followTime: slow.clock.now.toISOString(),
      },
      viewer,
    )
  const failures = []
  for (let at = 0; at < 30; at++) failures.push((await write(at)).failure)
  expect(failures.filter((failure) => failure === null)).toHaveLength(20)
  expect(failures.filter((failure) => failure === 'tooManyRequests')).toHaveLength(10)
  slow.clock.now = new Date(slow.clock.now.getTime() + 3 * 60_000 + 1)
  expect((await write(31)).failure).toBeNull()
})

test('the clicks of one network end at so many bytes a day, and the app is told to send no more', async () => {
  const target = 'x'.repeat(80)
  const clicks = Array.from({ length: 50 }, () => ({ at: '2126-01-01T00:00:00Z', page: '/', target }))
  let batches = 0
  const send = (at: number) =>
    call(event.batch, { visit: uuid(), clicks }, { ip: `2001:db8:9:9:${at.toString(16)}::7` })
  while (batches < 40 && (await send(batches)).data.counting) batches++
  const { rows } = await database.db
    .selectFrom('eventLog')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(rows).toBe(batches * 50)
  expect(batches).toBeGreaterThan(10)
  expect(batches).toBeLessThan(20)
  expect((await call(event.batch, { visit: uuid(), clicks }, { ip: '203.0.113.70' })).data.counting).toBe(
    true,
  )
})

test('an answer that is the same for everyone is made once, and sent to nobody twice', async () => {
  const asked = { level: 3, includeOverseas: 'true' } as const
  const region = { code: 'ZZ', name: '旧名', englishName: null, level: 1, sort: 0, isOverseas: true }
  await database.db.insertInto('region').values(region).execute()
  const first = await server.raw(reference.queryRegionTree, asked)
  await database.db.updateTable('region').set({ name: '新名' }).where('code', '=', 'ZZ').execute()
  const again = await server.raw(reference.queryRegionTree, asked)
  expect(again.body).toBe(first.body)
  expect(first.body).toContain('旧名')
  const known = { headers: { 'if-none-match': String(first.headers.etag) } }
  const unchanged = await server.raw(reference.queryRegionTree, asked, known)
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  for (const url of ['/docs', '/openapi.json']) {
    const { headers } = await server.app.inject(url)
    const second = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  }
})
