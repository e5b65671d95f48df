import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { deviceName } from '#account/session/deviceName.ts'
import { setOpenByNumber } from '#operate/people/accountByNumber.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { passBehavior, signIn } from '#testing/testWorld.ts'

const first = await testServer()
/** A second API node over the same database. */
const second = await testServer({ database: first.database })

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.60'

/** The failure of `current` on both nodes. */
async function onBoth(token: string) {
  return Promise.all(
    [first, second].map(async ({ call }) => (await call(account.current, {}, { token })).failure),
  )
}

async function session(accountId: string, subAccountId: string) {
  const { callerAt, openSession } = await import('#http/session.ts')
  const said = { userAgent: phone, platform: 'h5', device: '' }
  const caller = callerAt('203.0.113.7', first.sealing, said)
  return openSession(first.database.db, { accountId, subAccountId }, caller, new Date())
}

test('after logout the token is refused on both nodes at once', async () => {
  const { token } = await signIn(first)
  expect(await onBoth(token)).toEqual([null, null])
  await first.call(account.logout, {}, { token })
  expect(await onBoth(token)).toEqual(['signedOut', 'signedOut'])
})

test('after an account is disabled its tokens are refused on both nodes at once', async () => {
  const person = await signIn(first)
  expect(await onBoth(person.token)).toEqual([null, null])
  await setOpenByNumber(first.database.db, first.sealing, person.phone, false, new Date())
  expect(await onBoth(person.token)).toEqual(['signedOut', 'signedOut'])
})

test('after a new password the old tokens are refused on both nodes at once', async () => {
  const person = await signIn(first)
  const other = await session(person.accountId, person.subAccountId)
  await first.call(account.sendForgotPasswordCode, {
    phone: person.phone,
    behaviorToken: await passBehavior(first),
  })
  await first.database.db.deleteFrom('rateLimit').execute()
  await first.call(account.sendForgotPasswordCode, { phone: person.phone })
  const code = first.codes.get(person.phone) ?? ''
  const { ticket } = (await second.call(account.verifyIdentity, { phone: person.phone, code })).data
  await second.call(account.setNewPassword, { ticket, newPassword: '两台服务器都要知道' })
  for (const token of [person.token, other]) expect(await onBoth(token)).toEqual(['signedOut', 'signedOut'])
})

test('the devices of an account, and signing one or all others out', async () => {
  const person = await signIn(first)
  const tokens = [
    await session(person.accountId, person.subAccountId),
    await session(person.accountId, person.subAccountId),
  ]
  const { data } = await first.call(account.sessionList, {}, person)
  expect(data).toHaveLength(3)
  expect(data.filter((row) => row.isCurrent)).toHaveLength(1)
  expect(data.filter((row) => row.device === 'iPhone · WeChat' && row.ip === '203.0.113.*')).toHaveLength(2)
  const one = data.find((row) => !row.isCurrent)?.sessionId ?? ''
  expect((await first.call(account.removeSession, { sessionId: one }, person)).data).toEqual({ removed: 1 })
  const left = await Promise.all(tokens.map((token) => onBoth(token)))
  expect(left.filter(([failure]) => failure === 'signedOut')).toHaveLength(1)
  expect((await first.call(account.removeSession, { sessionId: one }, person)).failure).toBe('notFound')
  await session(person.accountId, person.subAccountId)
  expect((await first.call(account.removeSession, { sessionId: 'others' }, person)).data).toEqual({
    removed: 2,
  })
  expect((await first.call(account.sessionList, {}, person)).data).toHaveLength(1)
})

test('nobody ends the session of somebody else', async () => {
  const [one, two] = [await signIn(first), await signIn(first)]
  const [theirs] = (await first.call(account.sessionList, {}, two)).data
  for (const sessionId of [theirs?.sessionId ?? '', uuid()])
    expect((await first.call(account.removeSession, { sessionId }, one)).failure).toBe('notFound')
  expect(await onBoth(two.token)).toEqual([null, null])
})

test.each([
  [phone, 'iPhone · WeChat'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Windows · Edge',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; V2301A) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36',
    'Android · Chrome',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Mac · Safari',
  ],
  ['curl/8.5.0', ''],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
