import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call } = server

test('a filter is kept, renamed, changed and taken away; ten at most, a name once', async () => {
  const { token } = await signIn(server)
  const list = async () => (await call(member.savedFilters, { scope: 'company' }, { token })).data
  const params = { keyword: '激光', regionCode: '310000', band: '10to20' }
  const { data: saved } = await call(
    member.saveFilter,
    { scope: 'company', name: '上海激光', params },
    { token },
  )
  expect(await list()).toEqual([{ id: saved.id, name: '上海激光', params }])

  const again = await call(member.saveFilter, { scope: 'company', name: ' 上海激光 ', params }, { token })
  expect(again.failure).toBe('conflict')
  await call(
    member.saveFilter,
    { id: saved.id, scope: 'company', name: '华东激光', params: { keyword: '激光' } },
    { token },
  )
  expect(await list()).toEqual([{ id: saved.id, name: '华东激光', params: { keyword: '激光' } }])

  const names = Array.from({ length: 12 }, (_, at) => `筛选${at}`)
  const answers = await Promise.all(
    names.map((name) => call(member.saveFilter, { scope: 'company', name, params: {} }, { token })),
  )
  expect(answers.filter(({ failure }) => failure === 'quotaUsedUp')).toHaveLength(3)
  expect(await list()).toHaveLength(10)
  expect(
    (await call(member.saveFilter, { scope: 'exhibition', name: '展会', params: {} }, { token })).failure,
  ).toBeNull()

  expect((await call(member.removeFilter, { id: saved.id }, { token })).data).toEqual({ removed: true })
  expect((await call(member.removeFilter, { id: saved.id }, { token })).failure).toBe('notFound')
  expect(await list()).toHaveLength(9)
})
