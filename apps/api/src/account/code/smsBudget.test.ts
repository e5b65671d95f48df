import { account } from '@zhzz/contract/account/calls.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { createAccount } from '#account/phone/newAccount.ts'
import { type TestServer, testServer } from '#testing/testServer.ts'

// The limiter reads the system's clock; here no minute ends.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const sent: string[] = []
const warnings: string[] = []
const log = { info() {}, warn: (text: string) => void warnings.push(text), error() {} }
const sms = { send: async (phone: string) => void sent.push(phone) }

const ofMinute = await testServer({ limitPoints: { smsAllMinute: 30 }, sms, log })
const ofDay = await testServer({ limitPoints: { smsAllDay: 20 }, sms, log })

const numbers = (count: number, first: number) => Array.from({ length: count }, (_, at) => String(first + at))
const networks = (at: number) => `10.${at >> 8}.${at & 255}.1`

async function accountsOf({ database, sealing, clock }: TestServer, phones: string[]) {
  for (const phone of phones)
    await createAccount(database.db, sealing, { phone, ageGroup: 'adult' }, clock.now)
  return phones
}

function ask({ call }: TestServer, phone: string, ip: string) {
  return call(account.sendLoginPhoneCode, { phone }, { ip })
}

test('a hundred networks ask for a number each: half of the budget of the minute is left to those who have an account', async () => {
  const known = await accountsOf(ofMinute, numbers(20, 12_100_090_000))
  for (const [at, phone] of numbers(100, 12_100_100_000).entries()) await ask(ofMinute, phone, networks(at))
  expect(sent).toHaveLength(15)
  expect(warnings.join()).toContain('SMS_PER_MINUTE')
  for (const [at, phone] of known.entries()) await ask(ofMinute, phone, networks(2_000 + at))
  expect(sent.slice(15)).toEqual(known.slice(0, 15))
})

test('the budget of a day holds, and a network learns of three numbers at most who has an account', async () => {
  sent.length = 0
  const known = await accountsOf(ofDay, numbers(8, 12_100_095_000))
  for (const [at, phone] of numbers(30, 12_100_110_000).entries()) await ask(ofDay, phone, networks(at))
  expect(sent).toHaveLength(10)
  expect(warnings.join()).toContain('SMS_PER_DAY')
  for (const [at, phone] of known.entries()) await ask(ofDay, phone, `2001:db8:1:2::${at + 1}`)
  expect(sent.slice(10)).toEqual(known.slice(0, 3))
})
