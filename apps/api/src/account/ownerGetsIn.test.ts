import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { testPasswords } from '#account/password/testPasswords.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { passBehavior, signIn } from '#testing/testWorld.ts'

/** With the limits as they are in production. What strangers count here nobody takes away. */
const server = await testServer({ limitPoints: {} })
const { call, codes } = server
const { moveOn } = testPasswords(server)
const { agreementVersions } = agreed

/** Strangers' networks, each a network of its own. */
const stranger = (at: number) => `10.${at >> 8}.${at & 255}.1`
const wrongCode = (right: string, at: number) => String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')

/** Somebody with a password who lives at an address: there the account has signed in. */
async function ownerAt(ip: string) {
  const { phone } = await signIn(server)
  moveOn()
  const signedIn = await codeLogin(phone, ip)
  const token = signedIn.data.token ?? ''
  const password = '紫色的大象在跳舞'
  moveOn()
  await call(account.sendEditPasswordCode, {}, { token, ip })
  const code = codes.get(phone) ?? ''
  expect(
    (await call(account.editLoginPassword, { code, newPassword: password }, { token, ip })).failure,
  ).toBeNull()
  moveOn()
  return { phone, password, ip }
}

async function codeLogin(phone: string, ip: string) {
  await call(account.sendLoginPhoneCode, { phone }, { ip })
  return call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed }, { ip })
}

async function passwordLogin(userName: string, password: string, ip: string, behaviorToken?: string) {
  const input = { userName, password, agreementVersions, behaviorToken }
  return call(account.userNamePasswordLoginBehavior, input, { ip })
}

test('after sixty wrong codes of a stranger the owner gets in elsewhere by a fresh code, and by 忘记密码', async () => {
  const { phone } = await ownerAt('198.51.100.20')
  for (let at = 0; at < 60; at++) {
    const tried = { phone, code: wrongCode('000000', at), ...agreed }
    await call(account.phoneCodeLogin, tried, { ip: '203.0.113.66' })
    await call(account.verifyIdentity, { phone, code: tried.code }, { ip: '203.0.113.67' })
  }
  // From where the account never signed in.
  expect((await codeLogin(phone, '192.0.2.44')).failure).toBeNull()
  moveOn()
  const ip = '192.0.2.45'
  await call(account.sendForgotPasswordCode, { phone }, { ip })
  const { ticket } = (await call(account.verifyIdentity, { phone, code: codes.get(phone) ?? '' }, { ip }))
    .data
  const newPassword = '换一个更长的密码'
  expect((await call(account.setNewPassword, { ticket, newPassword }, { ip })).failure).toBeNull()
  expect((await passwordLogin(phone, newPassword, ip)).failure).toBeNull()
})

test('strangers who guess at the code that the owner waits for do not burn it', async () => {
  const { phone, ip } = await ownerAt('198.51.100.40')
  await call(account.sendLoginPhoneCode, { phone }, { ip })
  const right = codes.get(phone) ?? ''
  for (let at = 0; at < 30; at++)
    await call(account.phoneCodeLogin, { phone, code: wrongCode(right, at), ...agreed }, { ip: stranger(at) })
  // Nor does one who asks for a newer code, and burns that.
  moveOn()
  const ofStranger = '203.0.113.90'
  await call(account.sendLoginPhoneCode, { phone }, { ip: ofStranger })
  const newer = codes.get(phone) ?? ''
  for (let at = 0; at < 10; at++)
    await call(account.phoneCodeLogin, { phone, code: wrongCode(newer, at), ...agreed }, { ip: ofStranger })
  expect((await call(account.phoneCodeLogin, { phone, code: right, ...agreed }, { ip })).failure).toBeNull()
})

test('who asked for a code and has moved to another network is known by the device', async () => {
  const phone = '12900000001'
  const asked = await server.raw(account.sendLoginPhoneCode, { phone }, { ip: '198.51.100.61' })
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? ''
  const right = codes.get(phone) ?? ''
  for (let at = 0; at < 5; at++)
    await call(
      account.phoneCodeLogin,
      { phone, code: wrongCode(right, at), ...agreed },
      { ip: stranger(300 + at) },
    )
  const elsewhere = { ip: '192.0.2.62', headers: { cookie } }
  expect(
    (await call(account.phoneCodeLogin, { phone, code: right, ...agreed }, elsewhere)).failure,
  ).toBeNull()
})

test('strangers who ask for the codes of a number leave some to where its owner has signed in', async () => {
  const { phone, ip } = await ownerAt('198.51.100.70')
  moveOn(3_600_000)
  for (let at = 0; at < 10; at++) {
    await call(account.sendLoginPhoneCode, { phone }, { ip: stranger(600 + at) })
    moveOn()
  }
  expect((await codeLogin(phone, ip)).failure).toBeNull()
})

test('whatever others behind the same address tried, a code that was asked for there opens the account', async () => {
  const ip = '198.51.100.80'
  for (let at = 0; at < 130; at++)
    await call(
      account.phoneCodeLogin,
      { phone: '12900000002', code: wrongCode('000000', at), ...agreed },
      { ip },
    )
  const tooMany = await call(
    account.phoneCodeLogin,
    { phone: '12900000002', code: '000000', ...agreed },
    { ip },
  )
  expect(tooMany).toMatchObject({ status: 429, failure: 'tooManyRequests' })
  expect((await codeLogin('12900000003', ip)).failure).toBeNull()
})

test('fifty wrong passwords from anywhere close the password to strangers only, and the code to nobody', async () => {
  const { phone, password, ip } = await ownerAt('198.51.100.100')
  for (let at = 0; at < 70; at++) await passwordLogin(phone, '猜', stranger(1_000 + at))
  expect((await passwordLogin(phone, password, stranger(1_200))).failure).toBe('passwordLocked')
  expect((await passwordLogin(phone, password, ip)).failure).toBeNull()
  // The neighbour's address: a telephone at home has another one each day.
  expect((await passwordLogin(phone, password, '198.51.100.101')).failure).toBeNull()
  expect((await codeLogin(phone, stranger(1_201))).failure).toBeNull()
})

test('a new password lets in at once, however often the old one was typed wrong', async () => {
  const { phone, ip } = await ownerAt('198.51.100.120')
  for (let at = 0; at < 10; at++)
    await passwordLogin(phone, '忘了', ip, at < 3 ? undefined : await passBehavior(server))
  expect((await passwordLogin(phone, '忘了', ip, await passBehavior(server))).failure).toBe('passwordLocked')
  await call(account.sendForgotPasswordCode, { phone }, { ip })
  const { ticket } = (await call(account.verifyIdentity, { phone, code: codes.get(phone) ?? '' }, { ip }))
    .data
  const newPassword = '这一回记住了的密码'
  expect((await call(account.setNewPassword, { ticket, newPassword }, { ip })).failure).toBeNull()
  expect((await passwordLogin(phone, newPassword, ip)).failure).toBeNull()
})
