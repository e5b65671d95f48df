import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'

const { call, database } = await testServer()

test('everybody reads the plans in their order, each with the numbers that hold', async () => {
  const { data } = await call(member.planList, {})
  expect(data.map(({ code }) => code)).toEqual(['free', 'free_authenticated', 'member', 'team'])
  const limitOf = (plan: string, code: string) =>
    data.find((one) => one.code === plan)?.benefits.find((benefit) => benefit.code === code)
  expect(limitOf('free', 'unlock')).toMatchObject({ limit: 5, period: 'month' })
  expect(limitOf('team', 'exhibitor_rows')).toMatchObject({ limit: -1, period: 'query' })
})

test('what the operator changes is what people read', async () => {
  await database.db
    .updateTable('planQuota')
    .set({ limitValue: 321 })
    .where('planCode', '=', 'member')
    .where('quotaCode', '=', 'unlock')
    .execute()
  await database.db
    .updateTable('plan')
    .set({ priceText: '每年 1,200 元' })
    .where('code', '=', 'member')
    .execute()
  const { data } = await call(member.planList, {})
  const plan = data.find(({ code }) => code === 'member')
  expect(plan?.priceText).toBe('每年 1,200 元')
  expect(plan?.benefits).toContainEqual({ code: 'unlock', limit: 321, period: 'month' })
})
