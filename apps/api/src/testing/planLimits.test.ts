import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
const free = await signIn(server)
const paying = await signIn(server, 'member')
const shown = await addCompany(server, { name: '苏州测试激光设备有限公司' })
const edition = await addEdition(server, { days: 20, entries: 120, companyId: shown.id })
for (let at = 0; at < 6; at++)
  await addEdition(server, {
    days: -30 * (at + 1),
    entries: 1,
    companyId: shown.id,
    seriesId: edition.seriesId,
  })

test('the list of exhibitors ends where the plan ends, and says how much stays hidden', async () => {
  const walk = async (token?: string) => {
    const names: string[] = []
    let cursor: string | undefined
    for (;;) {
      const { data } = await call(
        exhibition.exhibitors,
        { editionId: edition.id, limit: 40, cursor },
        { token },
      )
      names.push(...data.list.map((row) => row.listedName))
      if (data.cursor === null) return { names, access: data.access, total: data.total }
      cursor = data.cursor
    }
  }
  const anonymous = await walk()
  expect(anonymous).toMatchObject({
    total: 120,
    access: { level: 'preview', visible: 10, hidden: 110, reason: 'signIn' },
  })
  expect(anonymous.names).toHaveLength(10)
  const ofFree = await walk(free.token)
  expect(ofFree.names).toHaveLength(50)
  expect(ofFree.access).toMatchObject({ visible: 50, hidden: 70, reason: 'plan' })
  const ofPaying = await walk(paying.token)
  expect(new Set(ofPaying.names).size).toBe(120)
  expect(ofPaying.access).toMatchObject({ level: 'full', hidden: 0, reason: null })
})

test('a cursor holds only for its own list, and not when changed', async () => {
  const first = await call(exhibition.exhibitors, { editionId: edition.id, limit: 5 })
  const cursor = first.data.cursor ?? ''
  const forged = Buffer.from(JSON.stringify({ at: ['A001', uuid()], seen: 0 })).toString('base64url')
  const tries = [
    call(exhibition.exhibitors, { editionId: edition.id, limit: 5, keyword: 'x', cursor }),
    call(exhibition.exhibitors, {
      editionId: edition.id,
      limit: 5,
      cursor: `${forged}.${cursor.split('.')[1]}`,
    }),
    call(search.exhibitors, { keyword: '数控车床', cursor }),
  ]
  for (const answer of await Promise.all(tries)) expect(answer.failure).toBe('invalid')
  expect((await call(exhibition.exhibitors, { editionId: edition.id, limit: 5, cursor })).failure).toBeNull()
})

test('the history shows three entries on the free plan and all to a member', async () => {
  const ofFree = await call(company.exhibitionHistory, { id: shown.id }, free)
  expect(ofFree.data.list).toHaveLength(3)
  expect(ofFree.data).toMatchObject({ total: 6, access: { level: 'preview', hidden: 3 }, cursor: null })
  const ofPaying = await call(company.exhibitionHistory, { id: shown.id }, paying)
  expect(ofPaying.data.list).toHaveLength(6)
  expect((await call(company.detail, { id: shown.id })).data.exhibitionProfile).toMatchObject({
    total: 7,
    latest: { length: 1 },
  })
})

test('lists of one’s own are for those signed in', async () => {
  expect((await call(company.search, { searchType: 'MY_COLLECT' })).failure).toBe('signedOut')
  await call(member.toggleFavorite, { objectType: 'company', objectId: shown.id, favorited: true }, free)
  const mine = await call(company.search, { searchType: 'MY_COLLECT' }, free)
  expect(mine.data.list.map((card) => [card.id, card.myState?.favorited])).toEqual([[shown.id, true]])
  expect((await call(company.search, { searchType: 'MY_COLLECT' }, paying)).data.list).toEqual([])
  expect((await call(account.statistics, {}, free)).data.favoriteCount).toBe(1)
})

test('records of another tenant are not there', async () => {
  const input = {
    targetType: 'company' as const,
    targetId: shown.id,
    clientUid: uuid(),
    followType: 'phone' as const,
    content: `跟进 ${uuid()}`,
    followTime: clock.now.toISOString(),
  }
  const saved = await call(followUp.save, input, free)
  const { id } = saved.data
  for (const answer of [
    await call(followUp.detail, { id }, paying),
    await call(followUp.remove, { id }, paying),
    await call(followUp.settleNext, { id, action: 'done' }, paying),
    await call(followUp.edit, { ...input, id, version: 1 }, paying),
  ])
    expect(answer).toMatchObject({ status: 404, failure: 'notFound' })
  const theirs = await call(followUp.list, { targetType: 'company', targetId: shown.id }, paying)
  expect(theirs.data.list).toEqual([])
  expect((await call(followUp.detail, { id }, free)).data.content).toBe(input.content)
  expect((await call(home.index, {}, paying)).failure).toBeNull()
  expect((await call(reference.customerServiceInfo, {})).failure).toBeNull()
})
