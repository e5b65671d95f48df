import { account } from '@zhzz/contract/account/calls.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { hashPassword } from '#account/password/passwordHash.ts'
import { createAccount } from '#account/phone/newAccount.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

/** Requests of one attack; ten thousand and more on demand: `ATTACK_REQUESTS=10000`. */
const requests = Number(process.env['ATTACK_REQUESTS'] ?? 300)

// The limiter reads the system's clock; here no minute ends.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const sent: string[] = []
const warnings: string[] = []
const log = { info() {}, warn: (text: string) => void warnings.push(text), error() {} }
const codes = new Map<string, string>()
const sms = {
  async send(phone: string, code: string) {
    sent.push(phone)
    codes.set(phone, code)
  },
}
/** With the limits as they are in production, but for the one that a test is about. */
const server = await testServer({ limitPoints: {}, sms, log })
const { app, database, sealing, clock } = server

/** One request from an address; whatever the sender says of forwarding is a lie. */
async function from(
  ip: number,
  endpoint: Endpoint,
  payload: object,
  at = app,
): Promise<Record<string, unknown>> {
  const answer = await at.inject({
    method: 'POST',
    url: endpoint.path,
    remoteAddress: `10.${ip >> 8}.${ip & 255}.1`,
    headers: { 'x-forwarded-for': `192.0.2.${sent.length % 250}`, 'x-real-ip': '192.0.2.1' },
    payload,
  })
  return { ...answer.json().data, status: answer.statusCode, body: answer.body }
}

const numberOf = (at: number) => String(12_100_000_000 + at)

test('one number asked for by everybody gets one code', async () => {
  for (let at = 0; at < requests; at++)
    await from(at % 500, account.sendLoginPhoneCode, { phone: numberOf(0) })
  expect(sent).toEqual([numberOf(0)])
})

test('one address asks for many numbers and gets four codes, whatever it says of forwarding', async () => {
  sent.length = 0
  for (let at = 0; at < requests; at++)
    await from(1_000, account.sendLoginPhoneCode, { phone: numberOf(1 + at) })
  expect(sent).toHaveLength(4)
})

test('one device that changes its network gets ten codes an hour, and nobody writes a device’s name but the server', async () => {
  sent.length = 0
  const ask = (at: number, cookie: string) =>
    app.inject({
      method: 'POST',
      url: account.sendLoginPhoneCode.path,
      remoteAddress: `10.200.${at}.1`,
      headers: cookie === '' ? {} : { cookie },
      payload: { phone: numberOf(50_000 + at) },
    })
  const first = String((await ask(0, '')).headers['set-cookie'])
  expect(first).toMatch(/; HttpOnly; SameSite=Strict$/)
  const cookie = first.split(';')[0] ?? ''
  for (let at = 1; at < 15; at++) await ask(at, `locale=en; ${cookie}`)
  expect(sent).toHaveLength(10)
  const forged = cookie.replace(/^device=./, (start) => (start.endsWith('A') ? 'device=B' : 'device=A'))
  const answer = await ask(20, forged)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).not.toContain(forged.slice(7, 29))
})

test('one address asks forty times at once and gets four codes without a check', async () => {
  sent.length = 0
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      from(1_100, account.sendLoginPhoneCode, { phone: numberOf(60_000 + at) }),
    ),
  )
  expect(sent).toHaveLength(4)
  expect(answers.filter(({ failure }) => failure === 'behaviorNeeded')).toHaveLength(36)
})

test('a whole /64 of IPv6 is one network: four codes without a check, for whoever has it', async () => {
  sent.length = 0
  for (let at = 0; at < 60; at++)
    await app.inject({
      method: 'POST',
      url: account.sendLoginPhoneCode.path,
      remoteAddress: `2001:db8:7:9:${at.toString(16)}::${at + 1}`,
      payload: { phone: numberOf(70_000 + at) },
    })
  expect(sent).toHaveLength(4)
})

test('nobody learns from a first ask that somebody asked for a number before', async () => {
  const minuteLater = Date.now() + 61_000
  const asked = numberOf(80_000)
  await from(1_200, account.sendLoginPhoneCode, { phone: asked })
  vi.setSystemTime(minuteLater)
  clock.now = new Date(minuteLater)
  const again = await from(1_201, account.sendLoginPhoneCode, { phone: asked })
  const first = await from(1_202, account.sendLoginPhoneCode, { phone: numberOf(80_001) })
  expect(again).toEqual(first)
})

test('with the database away no code goes out', async () => {
  sent.length = 0
  const url = 'postgresql://nobody@127.0.0.1:1/none'
  const gone = createPool(url, { log })
  const cut = await testServer({
    database: { ...database, ...wrap(gone, url), url },
    limitPoints: {},
    sms,
    log,
  })
  for (const call of [account.sendLoginPhoneCode, account.sendForgotPasswordCode])
    expect(await from(2, call, { phone: numberOf(7) }, cut.app)).toMatchObject({
      failure: 'busy',
      status: 503,
    })
  expect(sent).toEqual([])
  await gone.end()
})

test('a code is guessed twice by strangers, from a thousand sources; who asked for it gets in, with nothing cleared', async () => {
  const phone = numberOf(200_000)
  await from(60_003, account.sendLoginPhoneCode, { phone })
  const right = codes.get(phone) ?? ''
  const failures = new Set<unknown>()
  for (let at = 0; at < requests; at++) {
    const code = String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')
    failures.add(
      (await from(5_000 + (at % 1_000), account.phoneCodeLogin, { phone, code, ...agreed })).failure,
    )
  }
  expect([...failures]).toEqual(['wrongCode'])
  // A stranger is not let in by the right one either: it may be the next guess.
  expect((await from(60_004, account.phoneCodeLogin, { phone, code: right, ...agreed })).failure).toBe(
    'wrongCode',
  )
  const { tries } = await database.db
    .selectFrom('smsCode')
    .where('phoneHash', '=', sealing.blindIndex(phone))
    .select('tries')
    .executeTakeFirstOrThrow()
  expect(tries).toBe(2)
  expect(warnings.filter((text) => text.startsWith('[code]'))).toHaveLength(1)
  expect(warnings.join()).not.toContain(phone)
  const owner = await from(60_003, account.phoneCodeLogin, { phone, code: right, ...agreed })
  expect([owner.status, owner.failure]).toEqual([200, undefined])
})

test('a code is guessed five times by who asked for it, then it is burnt and reported', async () => {
  warnings.length = 0
  const phone = numberOf(200_001)
  await from(6_000, account.sendLoginPhoneCode, { phone })
  const right = codes.get(phone) ?? ''
  for (let at = 0; at < 100; at++) {
    const code = String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')
    expect((await from(6_000, account.phoneCodeLogin, { phone, code, ...agreed })).failure).toBe('wrongCode')
  }
  expect((await from(6_000, account.phoneCodeLogin, { phone, code: right, ...agreed })).failure).toBe(
    'wrongCode',
  )
  expect(warnings.filter((text) => text.startsWith('[code] 5 wrong tries'))).toHaveLength(1)
})

test('a password is tried fifty times a day, from a thousand sources', async () => {
  const person = await signIn({ ...server, codes })
  const password = '谁也猜不到的一句话'
  const passwordHash = await hashPassword(password)
  await database.db.updateTable('account').set({ passwordHash }).where('id', '=', person.accountId).execute()
  const { agreementVersions } = agreed
  const answers: Record<string, number> = {}
  for (let at = 0; at < requests; at++) {
    const tried = { userName: person.phone, password: `猜${at}`, agreementVersions }
    const { failure } = await from(at % 1_000, account.userNamePasswordLoginBehavior, tried)
    answers[String(failure)] = (answers[String(failure)] ?? 0) + 1
  }
  expect(answers).toMatchObject({ wrongPassword: 50 })
})

const pairs = Math.min(200, requests / 30)
const milliseconds: Record<string, number[]> = {}
afterAll(() => {
  if (process.env['ATTACK_REQUESTS'] === undefined) return
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]?.toFixed(2)
  for (const [what, times] of Object.entries(milliseconds)) console.log(`${what}: median ${median(times)} ms`)
})

test.each([
  ['a login code', account.sendLoginPhoneCode, (phone: string) => ({ phone })],
  ['a forgotten password', account.sendForgotPasswordCode, (phone: string) => ({ phone })],
  [
    'a password',
    account.userNamePasswordLoginBehavior,
    (userName: string) => ({ userName, password: '不对', agreementVersions: agreed.agreementVersions }),
  ],
])('%s is answered alike for numbers known and unknown', async (what, endpoint, input) => {
  const passwordHash = await hashPassword('谁也猜不到的一句话')
  const bodies = new Set()
  for (let at = 0; at < pairs; at++) {
    // More pairs than codes of one minute.
    vi.setSystemTime(Date.now() + 61_000)
    const first = 12_300_000_000 + Math.floor(Math.random() * 1e8) * 2
    const [known, unknown] = [String(first), String(first + 1)]
    const id = await createAccount(database.db, sealing, { phone: known, ageGroup: 'adult' }, clock.now)
    await database.db.updateTable('account').set({ passwordHash }).where('id', '=', id).execute()
    const both = [['known', known] as const, ['unknown', unknown] as const]
    for (const [is, phone] of at % 2 === 0 ? both : both.toReversed()) {
      const began = performance.now()
      const { body } = await from(10_000 + at, endpoint, input(phone))
      const times = (milliseconds[`${what}, ${is}`] ??= [])
      times.push(performance.now() - began)
      bodies.add(body)
    }
  }
  expect(bodies.size).toBe(1)
})
