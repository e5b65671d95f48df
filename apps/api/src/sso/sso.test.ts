import { account } from '@zhzz/contract/account/calls.ts'
import { sso } from '@zhzz/contract/sso/calls.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signInAt, startOidc } from '#sso/provider/testOidc.ts'
import { ssoFromEnvironment } from '#sso/settings.ts'
import { freshPhone, stateIn, testSso } from '#sso/testSso.ts'
import { agreed, testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const appUrl = 'https://h5.example.com'
const backTo = `${appUrl}/sso/return`
const known = freshPhone()
const oidc = await startOidc(backTo, {
  wang: { name: '王芳', phone_number: `+86 ${known}` },
  zhao: { name: '赵敏', phone_number: `+86${known}`, phone_number_verified: true },
  qian: { name: '钱多' },
  sun: { name: '孙丽' },
  li: { name: '李雷' },
  zhou: { name: '周全' },
  wu: { name: '吴用' },
})
afterAll(() => oidc.close())
const settings = ssoFromEnvironment({ COMPANY_SIGN_IN: JSON.stringify([oidc.setting]) }, appUrl)
const server = await testServer({ ...(settings && { sso: settings }) })
const { call, clock, database, codes, errors } = server
const { db } = database
const { begin, comeBack, finish, prove, join } = testSso(server)

beforeEach(() => {
  errors.length = 0
  oidc.held.path = ''
})

/** The browser goes to the provider, signs in there and comes back with a ticket. */
async function tripOf(login: string) {
  const { address, secret } = await begin('acme')
  const returned = await signInAt(address, login, backTo)
  const { said } = await comeBack(new URL(returned).searchParams)
  return { ticket: said, secret }
}

async function accountOfPhone(phone: string) {
  await call(account.sendLoginPhoneCode, { phone })
  const { data } = await call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed })
  return { token: data.token ?? '' }
}

const current = async (token: string | null) => (await call(account.current, {}, { token: token ?? '' })).data

test('the first sign-in asks for the number and the consent; later ones are one tap; another browser has no part in it', async () => {
  const trip = await tripOf('qian')
  const first = await finish(trip)
  expect(first.data).toMatchObject({
    token: null,
    join: { provider: '示例集团', person: '钱多', account: null },
  })
  expect((await join(trip)).failure).toBe('wrongCode')
  const phone = freshPhone()
  const proved = await prove(trip, phone)
  expect(proved.data.account).toEqual({
    phoneMask: expect.stringContaining('****'),
    isNew: true,
    tenantNames: [],
  })
  expect((await join(trip, { ageGroup: 'toAsk' })).failure).toBe('ageNeeded')
  const joined = await join(trip)
  expect(joined.data).toMatchObject({ isNew: true, token: expect.any(String) })

  const again = await finish(await tripOf('qian'))
  expect(again.data).toMatchObject({ isNew: false, join: null })
  expect((await current(again.data.token)).accountId).toBe((await current(joined.data.token)).accountId)
  const lines = await db
    .selectFrom('securityEvent')
    .where('call', 'in', ['sso.join', 'sso.finish'])
    .select(['event', 'result'])
    .execute()
  expect(lines.filter(({ event, result }) => event === 'signIn' && result === 'done')).toHaveLength(2)
})

test('a number that the provider does not say to have verified joins nothing; one that it has verified is asked about, too', async () => {
  const { token } = await accountOfPhone(known)
  const unverified = await tripOf('wang')
  expect((await finish(unverified)).data.join?.account).toBeNull()
  expect((await join(unverified)).failure).toBe('wrongCode')
  const verified = await tripOf('zhao')
  const asked = await finish(verified)
  expect(asked.data).toMatchObject({ token: null, join: { account: { isNew: false } } })
  expect(asked.data.join?.account?.tenantNames).toHaveLength(1)
  const joined = await join(verified)
  expect((await current(joined.data.token)).accountId).toBe((await current(token)).accountId)
})

test('a ticket is of the browser that began, holds once and two minutes, and the way to it ten', async () => {
  const trip = await tripOf('sun')
  const { secret } = await begin('acme')
  expect((await finish({ ...trip, secret })).failure).toBe('ticketExpired')
  expect((await finish(trip)).data.join).not.toBeNull()
  await prove(trip, freshPhone())
  expect((await join(trip)).failure).toBeNull()
  expect((await finish(trip)).failure).toBe('ticketExpired')
  expect((await join(trip)).failure).toBe('ticketExpired')

  const began = clock.now
  const late = await tripOf('sun')
  clock.now = new Date(began.getTime() + 2 * 60_000 + 1)
  expect((await finish(late)).failure).toBe('ticketExpired')
  const { address } = await begin('acme')
  const returned = new URL(await signInAt(address, 'sun', backTo)).searchParams
  clock.now = new Date(clock.now.getTime() + 10 * 60_000 + 1)
  expect((await comeBack(returned)).location).toBe('/h5/pages/login/login#sso=over')
  clock.now = began
})

test('a state comes back once, an unknown one never; who says no at the provider is told so; nothing leads elsewhere', async () => {
  const { address, secret } = await begin('acme')
  const returned = new URL(await signInAt(address, 'sun', backTo)).searchParams
  const first = await comeBack(returned)
  expect(first.answer.statusCode).toBe(303)
  expect(first.answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(first.location).toMatch(/^\/h5\/pages\/login\/login#sso=[\w-]{43}$/)
  expect((await comeBack(returned)).said).toBe('over')
  expect((await comeBack(`code=x&state=${'0'.repeat(64)}&redirect_uri=https://evil.example`)).location).toBe(
    '/h5/pages/login/login#sso=over',
  )
  expect((await comeBack('')).said).toBe('over')
  const refused = await begin('acme')
  expect((await comeBack(`error=access_denied&state=${stateIn(refused.address)}`)).said).toBe('cancelled')
  const failed = await begin('acme')
  expect((await comeBack(`error=invalid_scope&state=${stateIn(failed.address)}`)).said).toBe('away')
  expect((await finish({ ticket: first.said, secret })).failure).toBeNull()
})

test('another’s code, one that was used, and a forged one are refused, and the way is over', async () => {
  const one = await begin('acme')
  const other = await begin('acme')
  const codeOfOne = new URL(await signInAt(one.address, 'li', backTo)).searchParams
  const injected = new URLSearchParams(codeOfOne)
  injected.set('state', stateIn(other.address))
  const { said } = await comeBack(injected)
  expect((await finish({ ticket: said, secret: other.secret })).failure).toBe('ticketExpired')
  expect((await finish({ ticket: said, secret: other.secret })).failure).toBe('ticketExpired')
  const own = await comeBack(codeOfOne)
  expect((await finish({ ticket: own.said, secret: one.secret })).data.join).toMatchObject({ person: '李雷' })
  const used = await begin('acme')
  injected.set('state', stateIn(used.address))
  const replayed = await comeBack(injected)
  expect((await finish({ ticket: replayed.said, secret: used.secret })).failure).toBe('ticketExpired')
  const third = await begin('acme')
  const forged = await comeBack(`code=forged&state=${stateIn(third.address)}&iss=${oidc.setting.issuer}`)
  expect((await finish({ ticket: forged.said, secret: third.secret })).failure).toBe('ticketExpired')
})

test('a provider that does not answer is waited for no longer than an answer of ours, and may be asked again', async () => {
  const trip = await tripOf('li')
  oidc.held.path = '/token'
  const began = performance.now()
  const slow = await finish(trip)
  expect([slow.failure, slow.detail]).toEqual(['busy', { reason: 'provider' }])
  expect(performance.now() - began).toBeLessThan(8_000)
  expect(errors.some((line) => line.startsWith('[sso] acme: '))).toBe(true)
  oidc.held.path = ''
  expect((await finish(trip)).data.join).toMatchObject({ person: '李雷' })
})

test('signed in, an identity is linked to the own account, and to no second one; unlinked, the sessions it opened end', async () => {
  const [who, stranger] = [await signIn(server), await signIn(server)]
  const linkOf = async ({ token }: { token: string }, login: string) => {
    const { address, secret } = (await call(sso.beginLink, { provider: 'acme' }, { token, key: uuid() })).data
    const back = await comeBack(new URL(await signInAt(address, login, backTo)).searchParams)
    expect(back.location).toMatch(/^\/h5\/pages\/person\/setting\?view=company#sso=/)
    return { ticket: back.said, secret }
  }
  const trip = await linkOf(who, 'zhou')
  // Neither somebody else's session nor a sign-in takes it.
  expect((await call(sso.link, trip, { ...stranger, key: uuid() })).failure).toBe('ticketExpired')
  expect((await finish(trip)).failure).toBe('ticketExpired')
  expect((await call(sso.link, trip, { ...who, key: uuid() })).failure).toBeNull()
  expect((await call(sso.link, await linkOf(stranger, 'zhou'), { ...stranger, key: uuid() })).failure).toBe(
    'conflict',
  )

  const entered = await finish(await tripOf('zhou'))
  expect((await current(entered.data.token)).accountId).toBe(who.accountId)
  const [identity] = (await call(sso.identities, {}, who)).data.identities
  expect(identity).toMatchObject({ provider: '示例集团', person: '周全' })
  const identityId = identity?.identityId ?? ''
  expect((await call(sso.unlink, { identityId }, { ...stranger, key: uuid() })).failure).toBe('notFound')
  expect((await call(sso.unlink, { identityId }, { ...who, key: uuid() })).data).toEqual({ removed: 1 })
  expect((await call(account.current, {}, { token: entered.data.token ?? '' })).failure).toBe('signedOut')
  expect((await call(account.current, {}, who)).failure).toBeNull()
  expect((await finish(await tripOf('zhou'))).data.join?.account).toBeNull()
  const events = await db
    .selectFrom('securityEvent')
    .where('event', '=', 'sso')
    .select(['call', 'result'])
    .execute()
  expect(events).toEqual(
    expect.arrayContaining([
      { call: 'sso.link', result: 'done' },
      { call: 'sso.link', result: 'conflict' },
      { call: 'sso.unlink', result: 'done' },
    ]),
  )
})

test('a disabled account is opened by no identity, and the database holds no subject, code or secret in clear', async () => {
  const trip = await tripOf('wu')
  await finish(trip)
  const phone = freshPhone()
  await prove(trip, phone)
  const { data } = await join(trip)
  const { accountId } = await current(data.token)
  await db.updateTable('account').set({ status: 'disabled' }).where('id', '=', accountId).execute()
  expect((await finish(await tripOf('wu'))).failure).toBe('accountDisabled')
  const rows = [
    await db.selectFrom('ssoIdentity').selectAll().execute(),
    await db.selectFrom('ssoAttempt').selectAll().execute(),
  ]
  const text = JSON.stringify(rows)
  for (const clear of [oidc.setting.issuer, trip.secret, trip.ticket, phone])
    expect(text).not.toContain(clear)
})

test('so many ways an hour from one network; nothing is offered where nothing is set', async () => {
  const few = await testServer({
    database,
    ...(settings && { sso: settings }),
    limitPoints: { ssoNetworkHour: 2 },
  })
  const asked = async () =>
    (await few.call(sso.begin, { provider: 'acme' }, { ip: '203.0.113.7', key: uuid() })).failure
  expect([await asked(), await asked(), await asked()]).toEqual([null, null, 'tooManyRequests'])
  const none = await testServer({ database })
  expect((await none.call(sso.providers, {})).data).toEqual({ providers: [] })
  expect((await none.call(sso.begin, { provider: 'acme' }, { key: uuid() })).failure).toBe('notFound')
  expect((await call(sso.providers, {})).data.providers).toEqual([
    { id: 'acme', kind: 'oidc', name: '示例集团' },
  ])
})
