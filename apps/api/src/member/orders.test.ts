import { account } from '@zhzz/contract/account/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { answerOrder } from '#operate/answerOrder.ts'
import { waitingOrders } from '#operate/orders.ts'
import { grantPlan, revokePlan } from '#operate/plan.ts'
import { joinTeam } from '#testing/joinTeam.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database, sealing } = server
const { db } = database
clock.now = new Date('2026-11-23T04:00:00Z')

type Who = Awaited<ReturnType<typeof signIn>>
const apply = (who: Who, plan: 'member' | 'team', wish = '') =>
  call(member.applyUpgrade, { plan, wish }, { ...who, key: uuid() })
const ordersOf = async (who: Who) => (await call(member.orders, {}, who)).data.list
const answer = (order: number, open: { days: number; amount: number | null } | null, words = '') =>
  answerOrder(db, { order, open, words, operator: 'test', now: clock.now })

test('a plan is asked for with a receipt, opened by the operator, and stands among the orders with what it cost', async () => {
  const who = await signIn(server)
  const { data } = await apply(who, 'member', '三个人用')
  expect(data).toMatchObject({ plan: 'member', status: 'pending', wish: '三个人用', from: null })
  expect((await apply(who, 'member')).data.no).toBe(data.no)
  expect(await waitingOrders(db)).toContain(`${data.no} `)
  await answer(data.no, { days: 10, amount: 198.5 }, '发票已寄出')
  expect(await ordersOf(who)).toMatchObject([
    {
      no: data.no,
      status: 'active',
      from: '2026-11-23',
      to: '2026-12-03',
      amount: 198.5,
      answer: '发票已寄出',
    },
  ])
  expect((await call(account.current, {}, who)).data).toMatchObject({
    plan: 'member',
    planExpireDate: '2026-12-03',
  })
  const { list } = (await call(message.page, {}, who)).data
  expect(list).toMatchObject([{ kind: 'orderAnswered', name: 'member', no: data.no, until: '2026-12-03' }])
  await expect(answer(data.no, null)).rejects.toThrow('is answered: active')
  const before = clock.now
  clock.now = new Date('2026-12-04T04:00:00Z')
  expect(await ordersOf(who)).toMatchObject([{ status: 'expired' }])
  expect((await call(account.current, {}, who)).data.plan).toBe('free')
  clock.now = before
})

test('a refusal says why, and one may ask again', async () => {
  const who = await signIn(server)
  const { no } = (await apply(who, 'member')).data
  await answer(no, null, '请先联系客服')
  expect(await ordersOf(who)).toMatchObject([{ no, status: 'cancelled', answer: '请先联系客服', to: null }])
  expect((await call(account.current, {}, who)).data.plan).toBe('free')
  expect((await apply(who, 'member')).data.no).not.toBe(no)
})

test('the team plan is for authenticated companies: 1064 without, 1065 while it is reviewed', async () => {
  const who = await signIn(server)
  const become = (authStatus: number) =>
    db.updateTable('tenant').set({ authStatus }).where('id', '=', who.tenantId).execute()
  const refused = await apply(who, 'team')
  expect(refused).toMatchObject({ failure: 'companyNotAuthenticated', status: 200 })
  await become(1)
  const waiting = await apply(who, 'team')
  expect(waiting).toMatchObject({ failure: 'authenticationPending', status: 200 })
  await become(3)
  expect((await apply(who, 'team')).data.status).toBe('pending')
})

test('what an operator grants and takes back are orders too; what is over stays what it was', async () => {
  const who = await signIn(server)
  const grant = { phone: who.phone, plan: 'member', operator: 'test' }
  const past = new Date(clock.now.getTime() - 40 * 86_400_000)
  await grantPlan(db, sealing, { ...grant, days: 10, now: past })
  await grantPlan(db, sealing, { ...grant, days: 100, amount: 1980, now: clock.now })
  await revokePlan(db, sealing, { phone: who.phone, refunded: true, now: clock.now })
  expect(await ordersOf(who)).toMatchObject([
    { status: 'refunded', amount: 1980 },
    { status: 'expired', amount: null },
  ])
})

test('orders are for who manages the membership', async () => {
  const owner = await signIn(server, 'team')
  const other = await joinTeam(server, owner, 'member')
  expect((await call(member.orders, {}, other)).failure).toBe('forbidden')
  expect((await apply(other, 'member')).failure).toBe('forbidden')
})

test('usage is told by the day, of the tenant alone', async () => {
  const who = await signIn(server)
  expect((await call(member.usageByDay, {}, who)).data).toEqual({ total: 0, days: [] })
  for (const _ of [1, 2]) {
    const { id } = await addCompany(server)
    await call(member.unlock, { companyId: id }, { ...who, key: uuid() })
  }
  const today = shanghaiDay(clock.now)
  expect((await call(member.usageByDay, { code: 'unlock' }, who)).data).toEqual({
    total: 2,
    days: [{ day: today, used: 2 }],
  })
  await db
    .insertInto('quotaUsage')
    .values([
      { tenantId: who.tenantId, quotaCode: 'export', periodKey: dayAfter(today, -29), used: 40 },
      { tenantId: who.tenantId, quotaCode: 'export', periodKey: dayAfter(today, -30), used: 7 },
    ])
    .execute()
  expect((await call(member.usageByDay, { code: 'export' }, who)).data).toEqual({
    total: 40,
    days: [{ day: dayAfter(today, -29), used: 40 }],
  })
})
