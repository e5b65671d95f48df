import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { setOpenByNumber, showAccount } from '#operate/people/accountByNumber.ts'
import { grantPlan, revokePlan } from '#operate/plan.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, sealing, database, clock } = server
const { db } = database

test('a granted plan holds at once, a second grant of it begins where the first ends, a revoked one is the free one', async () => {
  const viewer = await signIn(server)
  const now = (clock.now = new Date('2026-11-21T04:00:00Z'))
  const grant = { phone: viewer.phone, plan: 'member', days: 365, operator: 'test', now }
  expect(await grantPlan(db, sealing, grant)).toMatch(/member until 2027-11-21$/)
  const granted = await call(account.current, {}, viewer)
  expect(granted.data).toMatchObject({ plan: 'member', planExpireDate: '2027-11-21' })
  expect(granted.data.quotas).toContainEqual({ code: 'unlock', limit: 200, used: 0, resetAt: '2026-12-01' })
  expect(await grantPlan(db, sealing, { ...grant, days: 10 })).toMatch(/until 2027-12-01$/)
  expect(await showAccount(db, sealing, viewer.phone)).toContain('member until 2027-12-01')
  await revokePlan(db, sealing, { phone: viewer.phone, refunded: false, now })
  expect((await call(account.current, {}, viewer)).data.plan).toBe('free')
})

test('a disabled account is signed out everywhere', async () => {
  const viewer = await signIn(server)
  await setOpenByNumber(db, sealing, viewer.phone, false, clock.now)
  expect((await call(account.current, {}, viewer)).failure).toBe('signedOut')
  await setOpenByNumber(db, sealing, viewer.phone, true, clock.now)
  expect((await call(account.current, {}, viewer)).failure).toBe('signedOut')
})

test('an unknown number is said to be unknown', async () => {
  await expect(showAccount(db, sealing, '12999999999')).rejects.toThrow('nobody has signed in')
})
