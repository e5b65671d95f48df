import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
await database.db
  .insertInto('region')
  .values({ code: '310000', name: '上海市', englishName: null, level: 1, sort: 0, isOverseas: false })
  .execute()
const inDays = (days: number) => dayAfter(shanghaiDay(clock.now), days)

test('an edition is put on the schedule once, changed, and taken away', async () => {
  const who = await signIn(server)
  const { id: editionId, name } = await addEdition(server, { days: 12 })
  const isOn = async () => (await call(exhibition.detail, { id: editionId }, who)).data.card.scheduled
  expect(await isOn()).toBe(false)
  const first = await call(schedule.saveMine, { editionId, reminders: [30, 7] }, who)
  expect(first.data.isNew).toBe(true)
  const again = await call(schedule.saveMine, { editionId, joinRole: 'build', note: '看 E1 馆' }, who)
  expect(again.data).toEqual({ id: first.data.id, isNew: false })
  expect(await isOn()).toBe(true)
  expect((await call(exhibition.detail, { id: editionId })).data.card.scheduled).toBe(false)

  const { data } = await call(schedule.mine, { tab: 'upcoming' }, who)
  expect(data.list).toMatchObject([
    {
      editionId,
      name,
      joinRole: 'build',
      note: '看 E1 馆',
      reminders: [30, 7],
      daysLeft: 12,
      movedFrom: null,
    },
  ])
  expect(data.limit).toBe(20)
  expect((await call(schedule.removeMine, { editionId }, who)).data).toEqual({ removed: true })
  expect((await call(schedule.removeMine, { editionId }, who)).failure).toBe('notFound')
  expect(await isOn()).toBe(false)
})

test('each row stands on its tab, next first, ended latest first', async () => {
  const who = await signIn(server)
  const add = async (days: number, set?: { setStatus: string; originalStartDate?: string }) => {
    const { id } = await addEdition(server, { days })
    if (set) await database.db.updateTable('exhibitionEdition').set(set).where('id', '=', id).execute()
    return id
  }
  const [later, soon, now, past, longPast] = [
    await add(40),
    await add(5),
    await add(0),
    await add(-3),
    await add(-90),
  ]
  const cancelled = await add(20, { setStatus: 'cancelled' })
  const undated = await add(-10, { setStatus: 'postponed' })
  const held = await add(-8, { setStatus: 'postponed', originalStartDate: inDays(-80) })
  const editionIds = [later, soon, now, past, longPast, cancelled, undated, held]
  const { data: added } = await call(schedule.addMine, { editionIds: [...editionIds, later, uuid()] }, who)
  expect(added).toEqual({ added: editionIds, already: [], left: [] })
  expect((await call(schedule.addMine, { editionIds: [soon] }, who)).data.already).toEqual([soon])
  const on = async (tab?: 'upcoming' | 'ongoing' | 'ended' | 'cancelled') =>
    (await call(schedule.mine, { tab }, who)).data.list.map((row) => row.editionId)
  expect(await on('upcoming')).toEqual([undated, soon, later])
  expect(await on('ongoing')).toEqual([now])
  expect(await on('ended')).toEqual([past, held, longPast])
  expect(await on('cancelled')).toEqual([cancelled])
  const { data } = await call(schedule.mine, { from: inDays(-5), to: inDays(10) }, who)
  expect(data.list.map((row) => row.editionId)).toEqual([past, now, soon])
  const all = await call(schedule.mine, { limit: 5 }, who)
  expect(all.data).toMatchObject({ total: 8, counts: { upcoming: 3, ongoing: 1, ended: 3, cancelled: 1 } })
  const rest = await call(schedule.mine, { limit: 5, cursor: all.data.cursor ?? '' }, who)
  expect([...all.data.list, ...rest.data.list].map((row) => row.editionId)).toEqual([
    longPast,
    undated,
    held,
    past,
    now,
    soon,
    cancelled,
    later,
  ])
})

test('an event of one’s own is told whole, and seen by its owner alone', async () => {
  const [who, other] = [await signIn(server), await signIn(server)]
  const event = {
    name: '客户答谢会',
    startDate: inDays(3),
    endDate: inDays(4),
    regionCode: '310000',
    place: '浦东嘉里大酒店',
    longitude: 121.5654,
    latitude: 31.2109,
  }
  const saved = await call(schedule.saveMine, { event, budget: 12_000.5 }, who)
  const { id } = saved.data
  const read = async () => (await call(schedule.mine, {}, who)).data.list[0]
  expect(await read()).toMatchObject({
    id,
    editionId: null,
    name: '客户答谢会',
    placeName: '浦东嘉里大酒店',
    cityName: '上海',
    longitude: 121.5654,
    status: 'upcoming',
    budget: 12_000.5,
  })
  await call(schedule.saveMine, { id, event: { ...event, endDate: inDays(5) } }, who)
  expect(await read()).toMatchObject({ endDate: inDays(5), budget: 12_000.5 })
  expect((await call(schedule.mine, {}, other)).data.list).toEqual([])
  expect((await call(schedule.removeMine, { id }, other)).failure).toBe('notFound')
  const broken = [
    { event: { ...event, endDate: inDays(2) } },
    { event: { ...event, regionCode: '999999' } },
    { event, editionId: uuid() },
    {},
  ]
  for (const input of broken) expect((await call(schedule.saveMine, input, who)).failure).toBe('invalid')
  const { id: editionId } = await addEdition(server, {})
  const ofEdition = await call(schedule.saveMine, { editionId }, who)
  expect((await call(schedule.saveMine, { id: ofEdition.data.id, event }, who)).failure).toBe('invalid')
})

test('what the plan allows is the end, also of many at once', async () => {
  const limits = { free: 20, free_authenticated: 50, member: null }
  const editionIds: string[] = []
  for (let at = 0; at < 55; at++) editionIds.push((await addEdition(server, { days: at })).id)
  for (const [plan, limit] of Object.entries(limits)) {
    const who = await signIn(server, plan)
    const one = await call(schedule.addMine, { editionIds: editionIds.slice(0, 15) }, who)
    expect(one.data.added).toHaveLength(15)
    const two = await call(schedule.addMine, { editionIds: editionIds.slice(10) }, who)
    expect(two.data.already).toHaveLength(5)
    expect(two.data.left).toHaveLength(limit === null ? 0 : 55 - limit)
    const { data } = await call(schedule.mine, {}, who)
    expect([data.total, data.limit]).toEqual([limit ?? 55, limit])
    const more = await call(schedule.saveMine, { editionId: (await addEdition(server, {})).id }, who)
    expect(more.failure).toBe(limit === null ? null : 'quotaUsedUp')
    // What is there can be changed all the same.
    const change = { editionId: editionIds[0] ?? '', note: '早到' }
    expect((await call(schedule.saveMine, change, who)).failure).toBeNull()
  }
})

test('an edition that has moved says from when, until its owner has saved it again', async () => {
  const who = await signIn(server)
  const { id: editionId } = await addEdition(server, { days: 30 })
  await call(schedule.saveMine, { editionId }, who)
  await database.db
    .updateTable('exhibitionEdition')
    .set({
      startDate: inDays(60),
      endDate: inDays(62),
      setStatus: 'postponed',
      originalStartDate: inDays(30),
    })
    .where('id', '=', editionId)
    .execute()
  const read = async () => (await call(schedule.mine, { tab: 'upcoming' }, who)).data.list[0]
  expect(await read()).toMatchObject({
    startDate: inDays(60),
    status: 'postponed',
    movedFrom: { startDate: inDays(30), endDate: inDays(30) },
  })
  await call(schedule.saveMine, { editionId, note: '改期了' }, who)
  expect((await read())?.movedFrom).toBeNull()
})

test('targets of the edition are counted: marked, seen, followed up', async () => {
  const who = await signIn(server)
  const company = await addCompany(server)
  const { id: editionId } = await addEdition(server, { entries: 3, companyId: company.id })
  const { list } = (await call(exhibition.exhibitors, { editionId }, who)).data
  const at = clock.now.toISOString()
  await call(
    exhibition.markTargets,
    {
      marks: list.map(({ id, companyId }) => ({
        exhibitorId: id,
        state: companyId === null ? ('visited' as const) : ('todo' as const),
        at,
      })),
    },
    who,
  )
  const about = { targetType: 'company', targetId: company.id, clientUid: uuid() } as const
  await call(followUp.save, { ...about, followType: 'phone', content: '下周再谈', followTime: at }, who)
  await call(schedule.saveMine, { editionId }, who)
  expect((await call(schedule.mine, {}, who)).data.list).toMatchObject([
    { targetCount: 3, visitedCount: 2, followedCount: 1 },
  ])
})
