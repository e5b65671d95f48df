import { account } from '@zhzz/contract/account/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test, vi } from 'vitest'
import { shanghaiDay } from '#day.ts'
import { tallySms } from '#operate/sms/days.ts'
import { eraseAccount } from '#person/eraseAccount.ts'
import { link } from '#security/chain.ts'
import { consoleSms } from '#sms/sms.ts'
import { SmsRefusal } from '#sms/vendor.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const refused = '12390000404'
const codes = new Map<string, string>()
const server = await testServer({
  sms: {
    async send(phone, code) {
      if (phone === refused) throw new SmsRefusal('isv.BLACK_KEY_CONTROL_LIMIT', `to ${phone}`, true)
      codes.set(phone, code)
    },
  },
})
const { call, database, sealing, clock } = server
const { db } = database
/** Another node on the same database. */
const other = await testServer({ database, sealing, clock: () => clock.now })
const clerk = await addOperator(server, ['people'])
const colleague = await addOperator(server, ['people'])
const keeper = await addOperator(server, ['running'])
const reason = '客户来电，收不到验证码'
const mask = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

const ask = (phone: string, at = server) => at.call(account.sendLoginPhoneCode, { phone })
const ofNumber = async (phone: string) => (await call(operate.limitsOfNumber, { phone }, clerk)).data

async function today() {
  const { list } = (await call(operate.textMessages, {}, clerk)).data
  return list.filter(({ day }) => day === shanghaiDay(clock.now))
}

async function logged(name: string) {
  while ((await link(db, sealing)) > 0);
  return db
    .selectFrom('securityLog')
    .where('call', '=', name)
    .where('result', '=', 'done')
    .orderBy('position')
    .select(['operator', 'detail', 'target', 'subject'])
    .execute()
}

test('codes of a day: sent, used, and refused with the provider’s own word; a day that is over keeps its sums when its rows are swept', async () => {
  const phone = '12390000001'
  await ask(phone)
  expect((await ask(refused)).failure).toBe('smsUnavailable')
  await call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed })
  const login = {
    day: shanghaiDay(clock.now),
    purpose: 'login',
    sent: 1,
    failed: 1,
    unknown: 0,
    used: 1,
    reasons: [{ why: 'isv.BLACK_KEY_CONTROL_LIMIT', times: 1 }],
  }
  expect(await today()).toEqual([login])
  const later = new Date(clock.now.getTime() + 26 * 3_600_000)
  await tallySms(db, clock.now)
  expect(await db.selectFrom('smsDay').selectAll().execute()).toEqual([])
  await tallySms(db, later)
  await tallySms(db, later)
  expect(await today()).toEqual([login])
  await db.deleteFrom('smsCode').execute()
  expect(await today()).toEqual([login])
  await db.deleteFrom('smsDay').execute()
})

test('a number that waits shows what was sent, what refused it and until when; nowhere stands the whole number', async () => {
  const phone = '12390000002'
  await ask(phone)
  expect((await ask(phone)).failure).toBe('tooManyRequests')
  const shown = await ofNumber(phone)
  expect(shown).toMatchObject({ phoneMask: mask(phone), accountId: null, lift: null })
  expect(shown.sent).toMatchObject([{ purpose: 'login', state: 'sent', why: '', isUsed: false }])
  const minute = shown.limits.find(({ limit }) => limit === 'smsPhoneMinute')
  expect(minute).toMatchObject({ points: 1, until: shown.waitsUntil })
  const seconds = (Date.parse(shown.waitsUntil ?? '') - clock.now.getTime()) / 1_000
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  await vi.waitFor(async () => {
    const { refused } = await ofNumber(phone)
    expect(refused).toMatchObject([{ call: 'account.sendLoginPhoneCode', limit: 'smsPhoneMinute', times: 1 }])
  })
  const hit = (await call(operate.limitsHit, {}, clerk)).data
  expect(hit.refusals.find(({ phoneMask }) => phoneMask === mask(phone))).toMatchObject({
    limit: 'smsPhoneMinute',
    network: '127.0.0.*',
    times: 1,
  })
  expect(hit.list.find(({ limit }) => limit === 'smsPhoneMinute')).toEqual({
    limit: 'smsPhoneMinute',
    points: 1,
    seconds: 60,
    setting: 'SMS_PER_PHONE_MINUTE',
    today: 1,
    lately: 1,
  })
  expect(hit.list.find(({ limit }) => limit === 'smsStrangersDay')).toMatchObject({ setting: 'SMS_PER_DAY' })
  expect(hit.list.find(({ limit }) => limit === 'visitorCallsPerMinute')).toMatchObject({ points: 1e6 })
  expect(JSON.stringify([shown, hit])).not.toContain(phone)
})

test('a lifted number is not refused by its own limits on any node; of two who lift the second is told; an end ends it at once', async () => {
  const phone = '12390000003'
  await ask(phone)
  expect((await ask(phone, other)).failure).toBe('tooManyRequests')
  const lift = { phone, hours: 1, reason } as const
  const both = await Promise.all([
    call(operate.liftLimits, lift, clerk),
    call(operate.liftLimits, lift, colleague),
  ])
  expect(new Set(both.map(({ failure }) => failure))).toEqual(new Set([null, 'conflict']))
  for (const node of [server, other, server]) expect((await ask(phone, node)).failure).toBeNull()
  const shown = await ofNumber(phone)
  expect(shown.waitsUntil).toBeNull()
  const id = shown.lift?.id ?? ''
  const { list } = (await call(operate.lifts, {}, clerk)).data
  expect(list).toMatchObject([{ id, phoneMask: mask(phone), reason, isOpen: true, endedBy: null }])
  expect(JSON.stringify(list)).not.toContain(phone)
  expect((await call(operate.endLift, { id }, colleague)).failure).toBeNull()
  expect((await call(operate.endLift, { id }, clerk)).failure).toBe('notFound')
  for (const node of [server, other]) expect((await ask(phone, node)).failure).toBe('tooManyRequests')
  expect((await call(operate.lifts, {}, clerk)).data.list).toMatchObject([
    { id, isOpen: false, endedBy: `${colleague.name} (console)` },
  ])
  const [lifted] = await logged('operate.liftLimits')
  expect(lifted).toMatchObject({ detail: 'lift 1 h' })
  expect(lifted?.subject).not.toBeNull()
  expect(await logged('operate.endLift')).toMatchObject([
    { operator: `${colleague.name} (console)`, target: id },
  ])
  const looks = await logged('operate.limitsOfNumber')
  expect(looks.length).toBeGreaterThan(0)
})

test('a lift that is over refuses again, and makes room for the next', async () => {
  const phone = '12390000004'
  await call(operate.liftLimits, { phone, hours: 1, reason }, clerk)
  await db
    .updateTable('limitLift')
    .set({ until: new Date(clock.now.getTime() - 1) })
    .where('phoneMask', '=', mask(phone))
    .execute()
  await ask(phone)
  expect((await ask(phone)).failure).toBe('tooManyRequests')
  expect((await call(operate.liftLimits, { phone, hours: 24, reason }, clerk)).failure).toBeNull()
  expect((await ask(phone)).failure).toBeNull()
})

test('what all numbers together may have is never lifted', async () => {
  const narrow = await testServer({ limitPoints: { smsAllMinute: 1, smsStrangersMinute: 9 } })
  const operator = await addOperator(narrow, ['people'])
  const phone = '12390000005'
  await narrow.call(operate.liftLimits, { phone, hours: 24, reason }, operator)
  expect((await ask(phone, narrow)).failure).toBeNull()
  expect((await ask(phone, narrow)).failure).toBe('tooManyRequests')
})

test('an account that is erased takes its lift along', async () => {
  const person = await signIn({ ...server, codes })
  await call(operate.liftLimits, { phone: person.phone, hours: 24, reason }, clerk)
  await db.transaction().execute((tx) => eraseAccount(tx, sealing, person.accountId, clock.now))
  const { list } = (await call(operate.lifts, {}, clerk)).data
  expect(list.map(({ phoneMask }) => phoneMask)).not.toContain(mask(person.phone))
})

test('who has another role sees and does nothing of it; a server that prints its codes says so', async () => {
  const answers = await Promise.all([
    call(operate.textMessages, {}, keeper),
    call(operate.limitsHit, {}, keeper),
    call(operate.limitsOfNumber, { phone: refused }, keeper),
    call(operate.lifts, {}, keeper),
    call(operate.liftLimits, { phone: refused, hours: 1, reason }, keeper),
  ])
  expect(answers.map(({ failure }) => failure)).toEqual(answers.map(() => 'forbidden'))
  expect((await call(operate.textMessages, {}, clerk)).data.isPrinted).toBe(false)
  const printing = await testServer({ database, sealing, sms: consoleSms })
  expect((await printing.call(operate.textMessages, {}, clerk)).data).toMatchObject({
    isPrinted: true,
    hasNotices: false,
  })
})
