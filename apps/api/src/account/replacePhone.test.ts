import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { testPasswords } from '#account/password/testPasswords.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { passBehavior, signIn } from '#testing/testWorld.ts'

const server = await testServer()
/** Over the same database, and asks everybody for a behaviour check. */
const strict = await testServer({
  database: server.database,
  clock: () => server.clock.now,
  limitPoints: { smsUncheckedNetworkHour: 0 },
})
const { call, codes } = server

const { moveOn, withPassword, login } = testPasswords(server)

test('a ticket of another account, of another purpose or used before does nothing', async () => {
  const [one, two] = [await signIn(server), await signIn(server)]
  moveOn()
  await call(account.sendReplacePhoneCode, {}, one)
  const { ticket } = (await call(account.verifyOld, { code: codes.get(one.phone) ?? '' }, one)).data
  const newPhone = '12388880001'
  expect((await call(account.sendReplacePhoneCode, { newPhone, ticket }, two)).failure).toBe('ticketExpired')
  expect((await call(account.sendReplacePhoneCode, { newPhone }, one)).failure).toBe('ticketExpired')
  expect((await call(account.setNewPassword, { ticket, newPassword: '不应该能用的' })).failure).toBe(
    'invalid',
  )
  expect((await call(account.setNewPassword, { ticket, newPassword: '不应该能用的密码' })).failure).toBe(
    'ticketExpired',
  )
})

test('the number is replaced: old one verified, new one by its own code, other sessions end', async () => {
  const person = await signIn(server)
  moveOn()
  await call(account.sendLoginPhoneCode, { phone: person.phone, behaviorToken: await passBehavior(server) })
  const elsewhere = await call(account.phoneCodeLogin, {
    phone: person.phone,
    code: codes.get(person.phone) ?? '',
    ...agreed,
  })
  moveOn()
  await call(account.sendReplacePhoneCode, {}, person)
  const { ticket } = (await call(account.verifyOld, { code: codes.get(person.phone) ?? '' }, person)).data
  const newPhone = '12388880002'
  await call(account.sendReplacePhoneCode, { newPhone, ticket }, person)
  const code = codes.get(newPhone) ?? ''
  expect((await call(account.replacePhone, { ticket, newPhone, code: '000000' }, person)).failure).toBe(
    'wrongCode',
  )
  const replaced = await call(account.replacePhone, { ticket, newPhone, code }, person)
  expect(replaced.failure).toBeNull()
  const info = await call(account.current, {}, person)
  expect(info.data).toMatchObject({ phoneMask: '123****0002', tenantName: '123****0002' })
  expect((await call(account.current, {}, { token: elsewhere.data.token ?? '' })).failure).toBe('signedOut')
  expect((await call(account.replacePhone, { ticket, newPhone, code }, person)).failure).toBe('ticketExpired')
})

test('a number that has an account cannot be taken over', async () => {
  const [one, two] = [await signIn(server), await withPassword()]
  const token = (await login(two.phone, two.password)).data.token ?? ''
  moveOn()
  expect((await call(account.verifyOld, {}, { token })).failure).toBe('wrongPassword')
  const { ticket } = (await call(account.verifyOld, { password: two.password }, { token })).data
  await call(account.sendReplacePhoneCode, { newPhone: one.phone, ticket }, { token })
  const code = codes.get(one.phone) ?? ''
  expect((await call(account.replacePhone, { ticket, newPhone: one.phone, code }, { token })).failure).toBe(
    'phoneTaken',
  )
})

test('a solution holds once, and only as it was given', async () => {
  const { data: challenge } = await call(account.behaviorCaptcha, {})
  const wrong = { challenge, solution: { counter: 4_000_000, derivedKey: '00' } }
  expect((await call(account.verifyBehavior, wrong)).failure).toBe('behaviorNeeded')
  const pass = await passBehavior(server)
  const send = (phone: string) => strict.call(account.sendLoginPhoneCode, { phone, behaviorToken: pass })
  const { phone } = await signIn(server)
  moveOn()
  expect((await strict.call(account.sendLoginPhoneCode, { phone })).failure).toBe('behaviorNeeded')
  expect((await send(phone)).failure).toBeNull()
  moveOn()
  expect((await send(phone)).failure).toBe('behaviorNeeded')
})
