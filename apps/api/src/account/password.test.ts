import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { testPasswords } from '#account/password/testPasswords.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { passBehavior, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, codes, database } = server
const { agreementVersions } = agreed

const { moveOn, withPassword, login } = testPasswords(server)

async function ticketFor(phone: string): Promise<string> {
  await call(account.sendForgotPasswordCode, { phone, behaviorToken: await passBehavior(server) })
  return (await call(account.verifyIdentity, { phone, code: codes.get(phone) ?? '' })).data.ticket
}

test('a password set by code lets in by number and by user name, and is kept as argon2id only', async () => {
  const { phone, password, accountId } = await withPassword()
  const byPhone = await login(phone, password)
  expect(byPhone.data).toMatchObject({ isNew: false, needChoose: false })
  const info = await call(account.current, {}, { token: byPhone.data.token ?? '' })
  expect(info.data).toMatchObject({ accountId, hasPassword: true, pendingAgreements: [] })
  await database.db.updateTable('account').set({ userName: 'wang.lei' }).where('id', '=', accountId).execute()
  expect((await login('Wang.Lei', password)).data.token).toHaveLength(43)
  const { passwordHash } = await database.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  const [, memory = '0', passes = '0'] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+)/.exec(passwordHash ?? '') ?? []
  expect([Number(memory) >= 19_456, Number(passes) >= 2]).toEqual([true, true])
})

test('a wrong password, no password and an unknown name are answered alike', async () => {
  const known = await withPassword()
  const codeOnly = await signIn(server)
  const bodies = []
  for (const userName of [known.phone, codeOnly.phone, '12300009999', 'nobody.here'])
    bodies.push(
      (await raw(account.userNamePasswordLoginBehavior, { userName, password: '不对的', agreementVersions }))
        .body,
    )
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('账号或密码错误')
})

test('the fourth try needs a behaviour check whose pass works once; the eleventh is locked for half an hour', async () => {
  const { phone, password } = await withPassword()
  for (let at = 0; at < 3; at++) expect((await login(phone, 'wrong')).failure).toBe('wrongPassword')
  expect((await login(phone, password)).failure).toBe('behaviorNeeded')
  const pass = await passBehavior(server)
  expect((await login(phone, 'wrong', pass)).failure).toBe('wrongPassword')
  expect((await login(phone, password, pass)).failure).toBe('behaviorNeeded')
  for (let at = 4; at < 10; at++)
    expect((await login(phone, 'wrong', await passBehavior(server))).failure).toBe('wrongPassword')
  const locked = await login(phone, password, await passBehavior(server))
  expect(locked).toMatchObject({ status: 429, failure: 'passwordLocked' })
  expect(Object(locked.detail).retryAfterSeconds).toBeGreaterThan(1_700)
  // The owner elsewhere, and the owner's codes, are not locked out.
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: account.userNamePasswordLoginBehavior.path,
    remoteAddress: '198.51.100.7',
    payload: { userName: phone, password, agreementVersions },
  })
  expect(elsewhere.json().code).toBe(200)
  moveOn()
  await call(account.sendLoginPhoneCode, { phone, behaviorToken: await passBehavior(server) })
  expect(
    (await call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed })).failure,
  ).toBeNull()
  moveOn(31 * 60_000)
  expect((await login(phone, password)).failure).toBeNull()
})

test('a name that nobody has is counted like any other', async () => {
  const failures = []
  for (let at = 0; at < 4; at++) failures.push((await login('no.such.name', 'wrong')).failure)
  expect(failures).toEqual(['wrongPassword', 'wrongPassword', 'wrongPassword', 'behaviorNeeded'])
})

test('after fifty wrong passwords in a day from anywhere only a code opens the account', async () => {
  const { phone, password, accountId } = await withPassword()
  const from = (address: number, given: string) =>
    server.app.inject({
      method: 'POST',
      url: account.userNamePasswordLoginBehavior.path,
      remoteAddress: `10.${address}.0.1`,
      payload: { userName: phone, password: given, agreementVersions },
    })
  for (let at = 0; at < 50; at++) await from(at, 'wrong')
  expect((await from(60, password)).json().data.failure).toBe('passwordLocked')
  expect(accountId).not.toBe('')
})

test('passwords that are short, common, made of the owner’s number or the last one are refused', async () => {
  const person = await withPassword()
  const again = await login(person.phone, person.password)
  const signedIn = { ...person, token: again.data.token ?? '' }
  moveOn()
  await call(account.sendEditPasswordCode, {}, signedIn)
  const code = codes.get(person.phone) ?? ''
  const tried: Record<string, string | null> = {}
  for (const newPassword of ['1234567', 'password', 'qwertyuiop', '19900101', person.phone, person.password])
    tried[newPassword] = (
      await call(account.editLoginPassword, { code, newPassword, oldPassword: person.password }, signedIn)
    ).failure
  expect(tried).toEqual({
    1234567: 'invalid',
    password: 'weakPassword',
    qwertyuiop: 'weakPassword',
    19900101: 'weakPassword',
    [person.phone]: 'weakPassword',
    [person.password]: 'samePassword',
  })
  const kept = '  spaces stay, 也可以写中文 '
  const edited = { code, newPassword: kept, oldPassword: person.password }
  expect((await call(account.editLoginPassword, edited, signedIn)).failure).toBeNull()
  expect((await login(person.phone, kept.trim())).failure).toBe('wrongPassword')
  expect((await login(person.phone, kept)).failure).toBeNull()
})

test('changing a password needs the code and the old one, and ends every session', async () => {
  const person = await withPassword()
  const [first, second] = [
    await login(person.phone, person.password),
    await login(person.phone, person.password),
  ]
  const tokens = [first.data.token ?? '', second.data.token ?? '']
  const signedIn = { phone: person.phone, token: tokens[0] ?? '' }
  moveOn()
  await call(account.sendEditPasswordCode, {}, signedIn)
  const code = codes.get(person.phone) ?? ''
  const newPassword = '换一个更长的密码'
  const change = (input: object) => call(account.editLoginPassword, { code, newPassword, ...input }, signedIn)
  expect((await change({})).failure).toBe('wrongPassword')
  expect((await change({ oldPassword: 'wrong' })).failure).toBe('wrongPassword')
  expect((await change({ oldPassword: person.password, code: '000000' })).failure).toBe('wrongCode')
  expect((await change({ oldPassword: person.password })).failure).toBeNull()
  for (const token of tokens) expect((await call(account.current, {}, { token })).failure).toBe('signedOut')
  expect((await login(person.phone, person.password)).failure).toBe('wrongPassword')
  expect((await login(person.phone, newPassword)).failure).toBeNull()
})

test('forgotten: code, ticket, new password, in this order, each once', async () => {
  const { phone, token } = await signIn(server)
  moveOn()
  const newPassword = '忘记以后的新密码'
  expect((await call(account.setNewPassword, { ticket: 'x'.repeat(43), newPassword })).failure).toBe(
    'ticketExpired',
  )
  const ticket = await ticketFor(phone)
  expect((await call(account.verifyIdentity, { phone, code: codes.get(phone) ?? '' })).failure).toBe(
    'wrongCode',
  )
  expect((await call(account.setNewPassword, { ticket, newPassword: 'password' })).failure).toBe(
    'weakPassword',
  )
  const together = await Promise.all(
    [1, 2, 3].map(() => call(account.setNewPassword, { ticket, newPassword })),
  )
  expect(together.filter((answer) => answer.failure === null)).toHaveLength(1)
  expect((await call(account.current, {}, { token })).failure).toBe('signedOut')
  expect((await login(phone, newPassword)).failure).toBeNull()

  moveOn()
  const late = await ticketFor(phone)
  moveOn(600_001)
  expect(
    (await call(account.setNewPassword, { ticket: late, newPassword: '又是一个新的密码' })).failure,
  ).toBe('ticketExpired')
})

test('a code of one purpose is no good for another', async () => {
  const { phone, token } = await signIn(server)
  moveOn()
  await call(account.sendForgotPasswordCode, { phone, behaviorToken: await passBehavior(server) })
  const code = codes.get(phone) ?? ''
  expect((await call(account.phoneCodeLogin, { phone, code, ...agreed })).failure).toBe('wrongCode')
  expect((await call(account.verifyOld, { code }, { token })).failure).toBe('wrongCode')
  expect((await call(account.verifyIdentity, { phone, code })).failure).toBeNull()
})

test('an unknown number gets the same answer and a code; only its holder learns that it is unknown', async () => {
  const { phone } = await signIn(server)
  moveOn()
  const behaviorToken = await passBehavior(server)
  const known = await raw(account.sendForgotPasswordCode, { phone, behaviorToken })
  const unknown = await raw(account.sendForgotPasswordCode, { phone: '12300009998' })
  expect(known.body).toBe(unknown.body)
  expect((await call(account.verifyIdentity, { phone: '12300009998', code: '000000' })).failure).toBe(
    'wrongCode',
  )
  const code = codes.get('12300009998') ?? ''
  expect((await call(account.verifyIdentity, { phone: '12300009998', code })).failure).toBe('unknownAccount')
})
