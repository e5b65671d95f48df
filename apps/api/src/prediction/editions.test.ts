import { account } from '@zhzz/contract/account/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { addPredicted } from '#prediction/testRun.ts'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call } = server
const soon = await addPredicted(server, { days: 40, companies: 3 })
const later = await addPredicted(server, { days: 90, companies: 5 })
const past = await addPredicted(server, { days: -20, companies: 4 })

const idsOf = (answer: { data: { list: { edition: { id: string } }[] } }) =>
  answer.data.list.map(({ edition }) => edition.id)

test('a visitor learns how many editions are predicted, and no more', async () => {
  const { data } = await call(prediction.editions, {})
  expect(data).toMatchObject({
    list: [],
    total: 2,
    access: { level: 'count', visible: 0, hidden: 2, reason: 'signIn' },
  })
  expect((await call(prediction.editions, { tab: 'mine' })).failure).toBe('signedOut')
})

test('推荐 holds what is to come, 回看 what has begun, 我的关注 what is marked', async () => {
  const person = await signIn(server)
  expect(idsOf(await call(prediction.editions, {}, person))).toEqual([soon.edition.id, later.edition.id])
  expect(idsOf(await call(prediction.editions, { tab: 'past' }, person))).toEqual([past.edition.id])
  expect(idsOf(await call(prediction.editions, { tab: 'mine' }, person))).toEqual([])
  const mark = { objectType: 'exhibition' as const, objectId: later.edition.id, favorited: true }
  await call(member.toggleFavorite, mark, person)
  expect(idsOf(await call(prediction.editions, { tab: 'mine' }, person))).toEqual([later.edition.id])
})

test('the list goes on page by page', async () => {
  const person = await signIn(server)
  const first = await call(prediction.editions, { limit: 1 }, person)
  const second = await call(prediction.editions, { limit: 1, cursor: first.data.cursor ?? '' }, person)
  expect([...idsOf(first), ...idsOf(second)]).toEqual([soon.edition.id, later.edition.id])
  expect(second.data.cursor).toBeNull()
})

test('what closes soonest comes first, and 本周必须联系 is what closes within seven days', async () => {
  const person = await signIn(server)
  const ordered = await call(prediction.editions, { sort: 'contactWindow', seller: 'builder' }, person)
  expect(idsOf(ordered)).toEqual([soon.edition.id, later.edition.id])
  expect(idsOf(await call(prediction.editions, { closingFor: 'builder' }, person))).toEqual([soon.edition.id])
  expect(idsOf(await call(prediction.editions, { closingFor: 'forwarder' }, person))).toEqual([])
})

test('matching counts the companies of the places a person has named', async () => {
  const person = await signIn(server)
  const { db } = server.database
  await db
    .updateTable('predictionEdition')
    .set({ regionCounts: JSON.stringify({ '330200': 2, '330000': 3, '440300': 1 }) })
    .where('editionId', '=', later.edition.id)
    .execute()
  const before = await call(prediction.editions, {}, person)
  expect(before.data).toMatchObject({
    hasProfile: false,
    list: [{ matchedCount: null }, { matchedCount: null }],
  })
  await db
    .updateTable('subAccount')
    .set({ cityCodes: ['330200', '330000', '440300'] })
    .where('id', '=', person.subAccountId)
    .execute()
  const matched = await call(prediction.editions, { onlyMatched: true, sort: 'matchedCount' }, person)
  expect(matched.data).toMatchObject({ hasProfile: true, list: [{ matchedCount: 4 }] })
})

test('参展历史 › 预测: the coming editions of a company, with the windows of each', async () => {
  const { token } = await signIn(server, 'member')
  const company = soon.ranked[0]
  const { data } = await call(prediction.byCompany, { id: company?.id ?? '' }, { token })
  expect(data).toMatchObject({
    total: 1,
    lack: null,
    list: [{ edition: { id: soon.edition.id, daysLeft: 40 } }],
  })
  expect(data.list[0]?.windows).toHaveLength(4)
  const visitor = await call(prediction.byCompany, { id: company?.id ?? '' })
  expect(visitor.data).toMatchObject({ list: [], total: 1, access: { level: 'count' } })
})

test('a company that has closed down is not predicted, and the answer says why', async () => {
  const { db } = server.database
  const gone = past.ranked[0]
  await db
    .updateTable('company')
    .set({ registrationStatus: '注销' })
    .where('id', '=', gone?.id ?? '')
    .execute()
  const { data } = await call(prediction.byCompany, { id: gone?.id ?? '' })
  expect(data).toMatchObject({ list: [], lack: 'closedDown' })
})

test('新预测 of 首页 counts what was predicted since the person last looked', async () => {
  const person = await signIn(server)
  const other = await signIn(server)
  const countFor = async (one: { token: string }) =>
    (await call(account.statistics, {}, one)).data.newPredictionCount
  expect(await countFor(person)).toBe(2)
  await call(prediction.see, {}, person)
  expect(await countFor(person)).toBe(0)
  expect(await countFor(other)).toBe(2)
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  await addPredicted(server, { days: 70, companies: 1 })
  expect(await countFor(person)).toBe(1)
})

test('a postponement moves the window on the card, and hall sellers see the next announced edition', async () => {
  const person = await signIn(server)
  const { db } = server.database
  const { edition } = await addPredicted(server, { days: 100, companies: 1 })
  const windowOf = async (seller: string) =>
    (await call(prediction.edition, { id: edition.id }, person)).data.windows.find(
      (one) => one.seller === seller,
    )
  const dayIn = (days: number) => dayAfter(shanghaiDay(server.clock.now), days)
  expect(await windowOf('builder')).toMatchObject({ state: 'open', from: dayIn(-20), to: dayIn(65) })
  expect(await windowOf('hall')).toMatchObject({ edition: 'expected' })
  await addEdition(server, { days: 470, seriesId: edition.seriesId })
  expect(await windowOf('hall')).toMatchObject({ edition: 'announced', startDate: dayIn(470), state: 'open' })
  await db
    .updateTable('exhibitionEdition')
    .set({ startDate: dayIn(200), endDate: dayIn(203), setStatus: 'postponed' })
    .where('id', '=', edition.id)
    .execute()
  expect(await windowOf('builder')).toMatchObject({ state: 'before', from: dayIn(80), to: dayIn(165) })
  expect(await windowOf('organizer')).toMatchObject({ edition: 'this', state: 'open', to: dayIn(50) })
})
