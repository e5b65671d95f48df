import { account } from '@zhzz/contract/account/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { addOperatorNamed, closeOperatorOf, resetOperatorOf } from '#operate/operator/operators.ts'
import { link } from '#security/chain.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database, sealing } = server
const { db } = database
const tools = { db, sealing }
const password = 'lantern over the harbour 7'

const minutes = (many: number) => {
  clock.now = new Date(clock.now.getTime() + many * 60_000)
}
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now.getTime() + steps * 30_000,
  })

/** One that has followed its link. */
async function someone() {
  const name = `wang${uuid().slice(0, 8)}`
  const made = await addOperatorNamed(tools, {
    name,
    roles: ['people'],
    operator: 'test',
    now: clock.now,
  })
  const ticket = made?.path.split('#')[1] ?? ''
  const begun = await call(operate.beginSetUp, { ticket })
  const { secret } = begun.data
  const set = await call(operate.setUp, { ticket, newPassword: password, code: codeOf(secret) })
  return { name, ticket, secret, qr: begun.data.qr, ...set.data }
}

test('a link sets up password and second factor once, and holds for a day', async () => {
  const { name, ticket, secret, qr, token, recoveryCodes } = await someone()
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await call(operate.me, {}, { token })).data).toMatchObject({
    name,
    roles: ['people'],
    recoveryCodesLeft: 10,
  })
  expect((await call(operate.beginSetUp, { ticket })).failure).toBe('ticketExpired')
  minutes(2)
  const again = { ticket, newPassword: password, code: codeOf(secret) }
  expect((await call(operate.setUp, again)).failure).toBe('ticketExpired')
  const late = await addOperatorNamed(tools, {
    name: `late${uuid().slice(0, 8)}`,
    roles: ['data'],
    operator: 'test',
    now: clock.now,
  })
  minutes(24 * 60)
  const lateTicket = late?.path.split('#')[1] ?? ''
  expect((await call(operate.beginSetUp, { ticket: lateTicket })).failure).toBe('ticketExpired')
})

test('a weak password and a code that is wrong set up nothing', async () => {
  const name = `li${uuid().slice(0, 8)}`
  const made = await addOperatorNamed(tools, { name, roles: ['data'], operator: 'test', now: clock.now })
  const ticket = made?.path.split('#')[1] ?? ''
  const { secret } = (await call(operate.beginSetUp, { ticket })).data
  const weak = { ticket, newPassword: 'password1234', code: codeOf(secret) }
  expect((await call(operate.setUp, weak)).failure).toBe('weakPassword')
  const wrong = { ticket, newPassword: password, code: codeOf(secret, 10) }
  expect((await call(operate.setUp, wrong)).failure).toBe('wrongCode')
  expect((await call(operate.beginSetUp, { ticket })).failure).toBeNull()
})

test('password and code open the console; the same code does not open it twice, nor does an older one', async () => {
  const { name, secret } = await someone()
  const enter = (code: string) => call(operate.signIn, { userName: name, password, code })
  expect((await enter(codeOf(secret))).failure).toBe('wrongPassword')
  minutes(2)
  const [one, two] = await Promise.all([enter(codeOf(secret)), enter(codeOf(secret))])
  expect(new Set([one.failure, two.failure])).toEqual(new Set(['wrongPassword', null]))
  expect((await enter(codeOf(secret, -1))).failure).toBe('wrongPassword')
  expect((await enter(codeOf(secret, 1))).failure).toBeNull()
})

test('a wrong name, password and code are answered alike', async () => {
  const { name, secret } = await someone()
  minutes(2)
  const code = codeOf(secret)
  const tries = [
    { userName: 'nobody', password, code },
    { userName: name, password: 'another one entirely', code },
    { userName: name, password, code: codeOf(secret, 20) },
    { userName: name, password, code: '00000-00000-00000-00000' },
  ]
  for (const input of tries) expect((await call(operate.signIn, input)).failure).toBe('wrongPassword')
  expect((await call(operate.signIn, { userName: name, password, code })).failure).toBeNull()
})

test('a recovery code opens once, typed with dashes or without', async () => {
  const { name, recoveryCodes } = await someone()
  const [first = '', second = ''] = recoveryCodes
  const enter = (code: string) => call(operate.signIn, { userName: name, password, code })
  const opened = await enter(first)
  expect(opened.failure).toBeNull()
  expect((await call(operate.me, {}, opened.data)).data.recoveryCodesLeft).toBe(9)
  expect((await enter(first)).failure).toBe('wrongPassword')
  expect((await enter(second.replaceAll('-', '').toUpperCase())).failure).toBeNull()
})

test('guessing codes with the right password ends after twenty a day, passwords after ten from one network', async () => {
  const { name, secret } = await someone()
  minutes(2)
  const enter = (code: string, ip: string, word = password) =>
    call(operate.signIn, { userName: name, password: word, code }, { ip })
  for (let tries = 0; tries < 20; tries++)
    expect((await enter('000000', `203.0.${tries}.1`)).failure).toBe('wrongPassword')
  expect((await enter(codeOf(secret), '203.0.113.1')).failure).toBe('passwordLocked')
  const other = await someone()
  const guess = () =>
    call(
      operate.signIn,
      { userName: other.name, password: 'a guess', code: '1'.repeat(6) },
      { ip: '198.51.100.9' },
    )
  for (let tries = 0; tries < 10; tries++) expect((await guess()).failure).toBe('wrongPassword')
  expect((await guess()).failure).toBe('passwordLocked')
})

test('a session ends after 30 minutes without a call, after 12 hours, and by signing out', async () => {
  const { token, secret, name } = await someone()
  const isOpen = async (token: string) => (await call(operate.me, {}, { token })).failure === null
  for (let at = 0; at < 24; at++) {
    minutes(29)
    expect(await isOpen(token)).toBe(true)
  }
  minutes(25)
  expect(await isOpen(token)).toBe(false)
  const next = (await call(operate.signIn, { userName: name, password, code: codeOf(secret) })).data.token
  minutes(31)
  expect(await isOpen(next)).toBe(false)
  const last = (await call(operate.signIn, { userName: name, password, code: codeOf(secret) })).data.token
  await call(operate.signOut, {}, { token: last })
  expect(await isOpen(last)).toBe(false)
})

test('whoever is reset or closed is out at once, and comes back by a new link only', async () => {
  const { name, token, secret } = await someone()
  await closeOperatorOf(db, { name }, clock.now)
  expect((await call(operate.me, {}, { token })).failure).toBe('signedOut')
  minutes(2)
  const enter = () => call(operate.signIn, { userName: name, password, code: codeOf(secret) })
  expect((await enter()).failure).toBe('wrongPassword')
  const link = await resetOperatorOf(tools, { name }, clock.now)
  expect((await enter()).failure).toBe('wrongPassword')
  const begun = await call(operate.beginSetUp, { ticket: link?.path.split('#')[1] ?? '' })
  expect(begun.data.name).toBe(name)
  expect(begun.data.secret).not.toBe(secret)
})

test('neither session opens what is the other’s', async () => {
  const person = await signIn(server)
  const operator = await addOperator(server)
  expect((await call(operate.me, {}, person)).failure).toBe('signedOut')
  expect((await call(account.current, {}, operator)).failure).toBe('signedOut')
})

test('who makes, resets and closes operators has the role, cannot close themselves, and stands in the log', async () => {
  const chief = await addOperator(server, ['operators'])
  const clerk = await addOperator(server, ['people'])
  const name = `zhao${uuid().slice(0, 8)}`
  expect((await call(operate.addOperator, { name, roles: ['data'] }, clerk)).failure).toBe('forbidden')
  const made = await call(operate.addOperator, { name, roles: ['data', 'running'] }, chief)
  expect(made.data.path).toMatch(/^\/console\/set-up#[\w-]{43}$/)
  expect((await call(operate.addOperator, { name, roles: ['data'] }, chief)).failure).toBe('conflict')
  const { list } = (await call(operate.operators, {}, chief)).data
  const { id = '' } = list.find((one) => one.name === name) ?? {}
  expect(list.find((one) => one.id === id)).toMatchObject({
    state: 'invited',
    roles: ['data', 'running'],
    createdBy: `${chief.name} (console)`,
  })
  expect((await call(operate.closeOperator, { id: chief.id }, chief)).failure).toBe('conflict')
  await call(operate.resetOperator, { id }, chief)
  await call(operate.closeOperator, { id }, chief)
  while ((await link(db, sealing)) > 0);
  const rows = await db
    .selectFrom('securityLog')
    .where('operator', '=', `${chief.name} (console)`)
    .orderBy('position')
    .select(['call', 'event', 'result', 'target', 'detail'])
    .execute()
  expect(rows.filter(({ result }) => result === 'done')).toEqual([
    {
      call: 'operate.addOperator',
      event: 'operate',
      result: 'done',
      target: null,
      detail: `${name} data running`,
    },
    { call: 'operate.resetOperator', event: 'operate', result: 'done', target: id, detail: null },
    { call: 'operate.closeOperator', event: 'operate', result: 'done', target: id, detail: null },
  ])
})
