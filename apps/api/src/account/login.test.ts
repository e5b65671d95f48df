import { account } from '@zhzz/contract/account/calls.ts'
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { agreed, testServer, uuid } from '#testing/testServer.ts'
import { passBehavior, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, codes, clock, database } = server
const { db } = database
const day = 86_400_000

/** The limiter reads the system's clock, so that is the one to move. */
function moveTo(time: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  clock.now = new Date(time)
}
afterEach(() => {
  vi.useRealTimers()
  clock.now = new Date()
})

async function ask(phone: string): Promise<string> {
  await call(account.sendLoginPhoneCode, { phone, behaviorToken: await passBehavior(server) })
  return codes.get(phone) ?? ''
}

test('an unknown number becomes a free account of its own; the next login finds it again', async () => {
  const phone = '12300000001'
  const first = await call(account.phoneCodeLogin, { phone, code: await ask(phone), ...agreed })
  expect(first.data).toMatchObject({ isNew: true, needChoose: false, expiresIn: 90 * 24 * 3600 })
  const token = first.data.token ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const info = await call(account.current, {}, { token })
  expect(info.data).toMatchObject({
    plan: 'free',
    phoneMask: '123****0001',
    planExpireDate: null,
    authStatus: 0,
  })
  expect(info.data.quotas).toContainEqual({
    code: 'unlock',
    limit: 5,
    used: 0,
    resetAt: expect.stringMatching(/-01$/),
  })
  moveTo(Date.now() + 61_000)
  const second = await call(account.phoneCodeLogin, { phone, code: await ask(phone), ...agreed })
  expect(second.data.isNew).toBe(false)
  expect((await call(account.current, {}, { token: second.data.token ?? '' })).data.accountId).toBe(
    info.data.accountId,
  )
})

test('neither number, code nor token stand in the database', async () => {
  const phone = '12300000002'
  const code = await ask(phone)
  const { data } = await call(account.phoneCodeLogin, { phone, code, ...agreed })
  const { rows } = await database.pool.query(`select
    (select string_agg(a::text, ' ') from account a) || (select string_agg(s::text, ' ') from sms_code s)
    || (select string_agg(l::text, ' ') from login_session l) || (select string_agg(r::text, ' ') from rate_limit r) as all`)
  for (const secret of [phone, data.token ?? '', `"${code}"`]) expect(rows[0].all).not.toContain(secret)
})

test('known and unknown numbers get the same answer', async () => {
  const { phone } = await signIn(server)
  moveTo(Date.now() + 61_000)
  const behaviorToken = await passBehavior(server)
  const known = await raw(account.sendLoginPhoneCode, { phone, behaviorToken })
  const unknown = await raw(account.sendLoginPhoneCode, { phone: '12300000003' })
  expect(known.body).toBe(unknown.body)
})

test('a code works once, for its own number, for five minutes, and not after five wrong tries', async () => {
  const phone = '12300000004'
  const code = await ask(phone)
  const wrong = code === '111111' ? '222222' : '111111'
  const login = (given: string, number = phone) =>
    call(account.phoneCodeLogin, { phone: number, code: given, ...agreed })
  expect((await login(code, '12300000005')).failure).toBe('wrongCode')
  expect((await login(wrong)).failure).toBe('wrongCode')
  const together = await Promise.all([login(code), login(code), login(code)])
  expect(together.filter((answer) => answer.failure === null)).toHaveLength(1)

  moveTo(Date.now() + 61_000)
  const tried = await ask(phone)
  for (let at = 0; at < 5; at++)
    expect((await login(tried === '111111' ? '222222' : '111111')).failure).toBe('wrongCode')
  expect((await login(tried)).failure).toBe('wrongCode')

  moveTo(Date.now() + 61_000)
  const late = await ask(phone)
  moveTo(Date.now() + 5 * 60_000 + 1)
  expect((await login(late)).failure).toBe('wrongCode')
})

// Strangers get four and eight of them; the last ones are for where the number's account has signed in.
test('a number gets one code a minute, five an hour, ten a day', async () => {
  const start = Date.now()
  const { phone } = await signIn(server)
  const [hour, stranger, home] = [3_600_000, '203.0.113.9', '127.0.0.1']
  const send = async (ip: string, time: number) => {
    moveTo(start + time)
    return (await call(account.sendLoginPhoneCode, { phone }, { ip })).failure
  }
  expect(await send(stranger, 59_000)).toBe('tooManyRequests')
  const first = []
  for (const seconds of [61, 122, 183, 244]) first.push(await send(stranger, seconds * 1000))
  expect(first).toEqual([null, null, null, 'tooManyRequests'])
  expect(await send(home, 306_000)).toBeNull()
  expect(await send(home, 367_000)).toBe('tooManyRequests')
  const second = []
  for (let at = 0; at < 4; at++) second.push(await send(stranger, hour + 400_000 + at * 61_000))
  expect(second).toEqual([null, null, null, null])
  expect(await send(stranger, 3 * hour)).toBe('tooManyRequests')
  expect(await send(home, 3 * hour + 61_000)).toBeNull()
  expect(await send(home, 5 * hour)).toBe('tooManyRequests')
  expect(await send(stranger, 26 * hour)).toBeNull()
})

test('of fifty requests at once one goes out', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(account.sendLoginPhoneCode, { phone: '12300000007' })),
  )
  expect(answers.filter((answer) => answer.failure === null)).toHaveLength(1)
  expect(new Set(answers.map(({ failure }) => failure))).toEqual(new Set([null, 'tooManyRequests']))
})

test('without the agreements in force nobody is let in', async () => {
  const phone = '12300000008'
  const code = await ask(phone)
  const login = { phone, code, ageConfirmed: true as const }
  const incomplete: Record<string, string>[] = [
    {},
    { userAgreement: '1.0' },
    { userAgreement: '0.9', privacyAgreement: '1.1' },
  ]
  for (const agreementVersions of incomplete)
    expect((await call(account.phoneCodeLogin, { ...login, agreementVersions })).failure).toBe(
      'agreementNeeded',
    )
  await call(account.phoneCodeLogin, { ...login, ...agreed })
  const consents = await db
    .selectFrom('consent')
    .where('action', '=', 'agree')
    .select('document')
    .distinct()
    .execute()
  expect(consents.map((row) => row.document).sort()).toEqual(['privacyAgreement', 'userAgreement'])
})

test('a person of several tenants chooses one; the code stays good for the choice', async () => {
  const { phone, accountId, subAccountId } = await signIn(server)
  const [tenantId, other] = [v7(), v7()]
  await db.insertInto('tenant').values({ id: tenantId, name: '另一家公司' }).execute()
  await db.insertInto('subAccount').values({ id: other, accountId, tenantId }).execute()
  moveTo(Date.now() + 61_000)
  const code = await ask(phone)
  const asked = await call(account.phoneCodeLogin, { phone, code, ...agreed })
  expect(asked).toMatchObject({ status: 200, failure: 'chooseAccount' })
  expect(asked.detail).toMatchObject({
    subAccounts: [{ subAccountId }, { subAccountId: other, tenantName: '另一家公司' }],
  })
  const foreign = await call(account.phoneCodeLogin, { phone, code, ...agreed, subAccountId: uuid() })
  expect(foreign.failure).toBe('chooseAccount')
  const chosen = await call(account.phoneCodeLogin, { phone, code, ...agreed, subAccountId: other })
  expect((await call(account.current, {}, { token: chosen.data.token ?? '' })).data.tenantId).toBe(tenantId)
})

test('logout ends this session at once and no other one', async () => {
  const { token, phone } = await signIn(server)
  moveTo(Date.now() + 61_000)
  const second = await call(account.phoneCodeLogin, { phone, code: await ask(phone), ...agreed })
  expect((await call(account.logout, {}, { token })).data).toBeTruthy()
  expect((await call(account.current, {}, { token })).failure).toBe('signedOut')
  expect((await call(account.current, {}, { token: second.data.token ?? '' })).failure).toBeNull()
})

test('a session ends after 30 idle days and after 90 in all', async () => {
  const { token } = await signIn(server)
  const start = Date.now()
  const at = async (days: number) => {
    moveTo(start + days * day)
    return (await call(account.current, {}, { token })).failure
  }
  expect(await at(29)).toBeNull()
  expect(await at(58)).toBeNull()
  expect(await at(87)).toBeNull()
  expect(await at(90.01)).toBe('signedOut')
  moveTo(start)
  const idle = await signIn(server)
  moveTo(start + 30.01 * day)
  expect((await call(account.current, {}, idle)).failure).toBe('signedOut')
})

test('a disabled account is out at once, and a plan that ended is the free one', async () => {
  const viewer = await signIn(server, 'member')
  expect((await call(account.current, {}, viewer)).data.plan).toBe('member')
  clock.now = new Date(Date.now() + 301 * day)
  await db
    .updateTable('loginSession')
    .set({ lastSeenAt: clock.now, expiresAt: new Date(clock.now.getTime() + day) })
    .execute()
  expect((await call(account.current, {}, viewer)).data).toMatchObject({ plan: 'free', planExpireDate: null })
  await db.updateTable('account').set({ status: 'disabled' }).where('id', '=', viewer.accountId).execute()
  expect((await call(account.current, {}, viewer)).failure).toBe('signedOut')
})
