import { account } from '@zhzz/contract/account/calls.ts'
import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { unlock } from '@zhzz/contract/unlock/calls.ts'
import { expect, test } from 'vitest'
import { endAuthentications } from '#authentication/endAuthentications.ts'
import { reviewDay } from '#member/reviewDay.ts'
import { answerAuthentication } from '#operate/answerAuthentication.ts'
import { waitingAuthentications } from '#operate/authentications.ts'
import { creditCode, handIn, picture, verdict, type Who } from '#testing/handIn.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
const day = 86_400_000

const statusOf = async (who: Who) => (await call(account.current, {}, who)).data.authStatus

test('a company is handed in, rejected with a reason, handed in again, approved, and its plan gives what 认证后 says', async () => {
  const who = await signIn(server)
  expect((await call(authentication.current, {}, who)).data).toMatchObject({
    authStatus: 0,
    mayApply: true,
    request: null,
  })
  const code = creditCode()
  expect((await handIn(server, who, { unifiedSocialCreditCode: code })).data.authStatus).toBe(1)
  const asked = (await call(authentication.current, {}, who)).data
  expect(asked).toMatchObject({
    authStatus: 1,
    mayApply: false,
    request: {
      state: 'pending',
      unifiedSocialCreditCode: code,
      applicantPhoneMask: expect.stringMatching(/\*{4}/),
    },
  })
  expect(JSON.stringify(asked)).not.toContain(who.phone)
  expect(asked.request?.dueDate).toBe(reviewDay(clock.now))
  expect(await waitingAuthentications(db, clock.now)).toContain(code)
  expect((await handIn(server, who)).failure).toBe('authenticationPending')
  expect((await call(person.editInfo, { companyName: '别的公司' }, { ...who, key: uuid() })).failure).toBe(
    'companyLocked',
  )

  await verdict(server, who, { reason: '执照照片不清楚' })
  expect(await statusOf(who)).toBe(2)
  const rejected = (await call(authentication.current, {}, who)).data
  expect(rejected).toMatchObject({ mayApply: true, request: { state: 'rejected', reason: '执照照片不清楚' } })
  expect(rejected.request?.license?.url).toContain('/upload/none/view/')
  await expect(
    answerAuthentication(db, {
      request: rejected.request?.requestNo ?? 0,
      verdict: { days: 1 },
      operator: 'test',
      now: clock.now,
    }),
  ).rejects.toThrow('is answered: rejected')

  // With the picture that was handed in before.
  const licenseId = rejected.request?.license?.id
  await handIn(server, who, { unifiedSocialCreditCode: code, licenseId })
  await verdict(server, who, { days: 365 })
  const current = (await call(account.current, {}, who)).data
  expect(current).toMatchObject({ authStatus: 3, tenantName: '砚舟展览（上海）有限公司', plan: 'free' })
  expect(current.quotas.find((quota) => quota.code === 'unlock')?.limit).toBe(10)
  expect(current.quotas.find((quota) => quota.code === 'unlock_once')?.limit).toBe(10)
  const gift = (await call(unlock.ledger, {}, who)).data.list
  expect(gift).toMatchObject([{ reason: 'gift', delta: 10, companyId: null }])
  const { list } = (await call(message.page, {}, who)).data
  expect(list.map((one) => 'until' in one && one.until)).toEqual([expect.any(String), null])
  expect((await handIn(server, who)).failure).toBe('nothingToDo')
})

test('one company is one tenant’s: a later applicant is told whom to ask, and one under review waits', async () => {
  const first = await signIn(server)
  await call(person.editInfo, { realName: '诸葛测试' }, { ...first, key: uuid() })
  const code = creditCode()
  await handIn(server, first, { unifiedSocialCreditCode: code })
  const second = await signIn(server)
  expect((await handIn(server, second, { unifiedSocialCreditCode: code })).failure).toBe(
    'authenticationPending',
  )
  expect(await statusOf(second)).toBe(0)
  await verdict(server, first, { days: 365 })
  const refused = await handIn(server, second, { unifiedSocialCreditCode: code })
  expect(refused).toMatchObject({ failure: 'companyTaken', detail: { admin: '诸**' } })
  const matched = await call(authentication.match, { creditCode: code }, second)
  expect(matched.data).toEqual({ register: null, heldBy: '诸**' })
  expect((await call(authentication.match, { creditCode: code }, first)).data.heldBy).toBe(null)
})

test('a picture of another scene or of another tenant is none', async () => {
  const who = await signIn(server)
  const other = await picture(server, await signIn(server))
  const own = await picture(server, who, 'followUp')
  for (const { id } of [other, own])
    expect((await handIn(server, who, { licenseId: id })).failure).toBe('notFound')
})

test('a wrong code and a code with a wrong check digit are refused', async () => {
  const who = await signIn(server)
  expect((await handIn(server, who, { code: '000000' })).failure).toBe('wrongCode')
  expect((await handIn(server, who, { unifiedSocialCreditCode: '91310000MA1FL00010' })).failure).toBe(
    'invalid',
  )
})

test('it ends by its date: the owner is told before, the plan is the free one after, and it can be renewed', async () => {
  const who = await signIn(server)
  const code = creditCode()
  await handIn(server, who, { unifiedSocialCreditCode: code })
  await verdict(server, who, { days: 40 })
  const ends = clock.now.getTime() + 40 * day
  const told = async (at: number) => {
    clock.now = new Date(at)
    await endAuthentications(db, clock.now)
    const { list } = (await call(message.page, {}, who)).data
    return list.filter(({ kind }) => kind === 'authenticationEnds').length
  }
  expect(await told(ends - 31 * day)).toBe(0)
  expect(await told(ends - 29 * day)).toBe(1)
  expect(await told(ends - 28 * day)).toBe(1)
  clock.now = new Date(ends - 10 * day)
  expect((await handIn(server, who, { unifiedSocialCreditCode: code })).data.authStatus).toBe(3)
  await verdict(server, who, { days: 100 })
  expect(await told(ends + day)).toBe(1)
  expect(await statusOf(who)).toBe(3)
  await endAuthentications(db, new Date(ends + 101 * day))
  expect(await statusOf(who)).toBe(4)
  const current = (await call(account.current, {}, who)).data
  expect(current.quotas.find((quota) => quota.code === 'unlock')?.limit).toBe(5)
})
