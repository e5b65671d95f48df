import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
await loadReference(database.pool)
clock.now = new Date('2026-11-21T17:00:00Z')

async function read(keyword: string) {
  return (await call(search.conditions, { keyword })).data
}

test('places and topics go by every name they have, long or short, Chinese or English', async () => {
  const place = { kind: 'region', code: '310000', name: '上海市' }
  const topic = { kind: 'topic', code: 'machine_tools', name: '机床与金属加工' }
  expect(await read('3月 上海 机床 特装')).toEqual({
    conditions: [
      { kind: 'time', text: '3月', from: '2027-03-01', to: '2027-03-31' },
      { ...place, text: '上海' },
      { ...topic, text: '机床' },
      { kind: 'customBooth', text: '特装' },
    ],
    rest: '',
  })
  expect((await read('上海市 機床')).conditions).toMatchObject([place, topic])
  expect((await read('Shanghai 锐霆')).conditions).toMatchObject([place])
  expect(await read('上海机床厂')).toEqual({ conditions: [], rest: '上海机床厂' })
})

test('a sentence finds rows: a month and a place as filters, a trade by its word or by its code', async () => {
  const byName = await addEdition(server, { days: 20 })
  const byCode = await addEdition(server, { days: 21 })
  const others = await addEdition(server, { days: 22 })
  const late = await addEdition(server, { days: 80 })
  const set = (id: string, name: string) =>
    database.db
      .updateTable('exhibitionEdition')
      .set({ name, regionCode: '310000', searchTokens: tokensText({ names: [name], regionCode: '310000' }) })
      .where('id', '=', id)
      .execute()
  await set(byName.id, '上海国际机器人展览会')
  await set(byCode.id, 'Robot World Shanghai')
  await set(others.id, '上海国际茶叶展')
  await set(late.id, '上海国际机器人展览会')
  const { seriesId } = await database.db
    .selectFrom('exhibitionEdition')
    .where('id', '=', byCode.id)
    .select('seriesId')
    .executeTakeFirstOrThrow()
  await database.db
    .updateTable('exhibitionSeries')
    .set({ industryCodes: ['robotics'] })
    .where('id', '=', seriesId)
    .execute()
  for (const keyword of ['12月 上海 机器人', '12月上海机器人展', '上海 机器人 12月 特装']) {
    const { exhibitions } = (await call(search.all, { keyword })).data
    expect(exhibitions.list.map(({ id }) => id).toSorted(), keyword).toEqual(
      [byName.id, byCode.id].toSorted(),
    )
  }
  const { exhibitions } = (await call(search.all, { keyword: '12月 上海 机器人' })).data
  expect(exhibitions.list.find(({ id }) => id === byCode.id)?.hitReason).not.toBeNull()
})

test('halls to filter by: most editions to come first, by words of the name, by id', async () => {
  const [busy, quiet] = [uuid(), uuid()]
  for (const [id, name] of [
    [busy, '测试国际会展中心'],
    [quiet, '测试展览馆'],
  ] as const)
    await database.db
      .insertInto('hall')
      .values({ id, name, nameKey: name, regionCode: '310000', dataSource: '测试' })
      .execute()
  for (const days of [-40, 0, 30]) {
    const { id } = await addEdition(server, { days })
    await database.db
      .updateTable('exhibitionEdition')
      .set({ hallId: days < 0 ? quiet : busy })
      .where('id', '=', id)
      .execute()
  }
  const halls = async (input: Parameters<typeof call<typeof exhibition.halls>>[1]) =>
    (await call(exhibition.halls, input)).data
  expect(await halls({})).toMatchObject([
    { id: busy, cityName: '上海市', upcomingCount: 2 },
    { id: quiet, upcomingCount: 0 },
  ])
  expect(await halls({ keyword: '展览馆' })).toMatchObject([{ id: quiet }])
  expect(await halls({ ids: [quiet, uuid()] })).toMatchObject([{ id: quiet }])
  expect((await call(exhibition.search, { filters: { hallIds: [busy] } })).data.total).toBe(2)
})
