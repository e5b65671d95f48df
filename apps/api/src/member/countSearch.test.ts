import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server

const ip = '203.0.113.7'
const searched = async (keyword: string, token?: string) =>
  (await call(company.search, { keyword }, { token, ip })).failure

test('a visitor searches 20 keywords a day, again on the next; paging, tabs and filters are the same search', async () => {
  for (let at = 0; at < 20; at++) expect(await searched(`海川${at}`)).toBeNull()
  expect(await searched('海川19')).toBeNull()
  expect((await call(exhibition.search, { keyword: '海川 19' }, { ip })).failure).toBeNull()
  expect((await call(search.all, { keyword: '海川19' }, { ip })).failure).toBeNull()
  const one = await call(company.search, { keyword: '一个更多' }, { ip })
  expect(one.failure).toBe('quotaUsedUp')
  expect(one.detail).toEqual({ quota: 'search', limit: 20 })
  expect((await call(search.exhibitors, { keyword: '一个更多' }, { ip })).failure).toBe('quotaUsedUp')
  expect((await call(company.search, {}, { ip })).failure).toBeNull()
  expect((await call(search.suggest, { keyword: '一个更多' }, { ip })).failure).toBeNull()
  clock.now = new Date(clock.now.getTime() + 24 * 3600 * 1000)
  expect(await searched('一个更多')).toBeNull()
})

test('searches from the machine itself are not counted: behind a proxy that was not named all visitors come from there', async () => {
  for (let at = 0; at < 22; at++)
    expect((await call(company.search, { keyword: `湖川${at}` })).failure).toBeNull()
})

test('of searches at once no more succeed than the plan has', async () => {
  const { token } = await signIn(server)
  const answers = await Promise.all(Array.from({ length: 110 }, (_, at) => searched(`江河${at}`, token)))
  expect(answers.filter((failure) => failure === null)).toHaveLength(100)
  expect(answers.filter((failure) => failure === 'quotaUsedUp')).toHaveLength(10)
})
