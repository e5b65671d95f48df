import { place } from '@zhzz/contract/place/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { fakeProviders } from '#place/fakeProviders.ts'
import { tencentPlaces } from '#place/tencent.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const fake = await fakeProviders()
const server = await testServer({
  places: {
    provider: tencentPlaces({ key: 'key', origin: fake.origin }),
    cacheSeconds: 0,
    tiles: { address: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© 示例', isGcj02: true },
  },
})
const own = await testServer()
const { db } = own.database
await loadReference(own.database.pool)
/** Two hundred metres are 0.0018 degrees of latitude. */
const around = { latitude: 31.19, longitude: 121.3 }

beforeEach(async () => {
  await db.deleteFrom('hall').execute()
  fake.asked.length = 0
  fake.trouble.length = 0
})

async function addHall(name: string, north: number) {
  await db
    .insertInto('hall')
    .values({
      id: v7(),
      name,
      nameKey: nameKey(name),
      address: '崧泽大道333号',
      latitude: around.latitude + north,
      longitude: around.longitude,
      dataSource: '测试',
    })
    .execute()
}

test('without a provider halls and companies are near, the nearest first, ten a page', async () => {
  const who = await signIn(own)
  for (let at = 1; at <= 13; at += 1) await addHall(`第${String(at).padStart(2, '0')}展馆`, at * 0.0018)
  const { id, name } = await addCompany(own, {})
  await db
    .updateTable('company')
    .set({ latitude: around.latitude + 0.0001, longitude: around.longitude })
    .where('id', '=', id)
    .execute()
  await addHall('远处的展馆', 0.2)
  const first = (await own.call(place.nearby, around, who)).data
  expect(first.source).toBe('builtIn')
  expect(first.list.map((row) => row.name)).toEqual([
    name,
    ...Array.from({ length: 9 }, (_, at) => `第${String(at + 1).padStart(2, '0')}展馆`),
  ])
  expect(first.list[1]).toMatchObject({ address: '崧泽大道333号', distance: 200, coordType: 'wgs84' })
  const second = (await own.call(place.nearby, { ...around, cursor: first.cursor ?? '' }, who)).data
  expect(second.list.map((row) => row.name)).toEqual(['第10展馆', '第11展馆', '第12展馆', '第13展馆'])
  expect(second.cursor).toBeNull()
  await db.updateTable('company').set({ latitude: null }).where('id', '=', id).execute()
})

test('a name is looked for within 5,000 m; in the whole country when that is asked for, cities too', async () => {
  const who = await signIn(own)
  await addHall('近处的展馆', 0.01)
  await addHall('远处的展馆', 0.2)
  const names = async (keyword: string, within: 'radius' | 'country') =>
    (await own.call(place.search, { ...around, keyword, within }, who)).data.list.map((row) => row.name)
  expect(await names('展馆', 'radius')).toEqual(['近处的展馆'])
  expect(await names('展馆', 'country')).toEqual(['近处的展馆', '远处的展馆'])
  expect(await names('100%_展馆', 'country')).toEqual([])
  expect(await names('苏州', 'country')).toEqual(['苏州市'])
})

test('a point is called by the hall that stands there, else by its city', async () => {
  const who = await signIn(own)
  const at = async () => (await own.call(place.regeocode, around, who)).data
  expect(await at()).toMatchObject({ place: { name: '上海市', distance: 0 }, regionCode: '310100' })
  await addHall('国家会展中心', 0.0005)
  expect(await at()).toMatchObject({ place: { name: '国家会展中心' }, regionCode: '310100' })
  const sea = (await own.call(place.regeocode, { latitude: 0, longitude: 0 }, who)).data
  expect(sea).toEqual({ place: null, regionCode: null, source: 'builtIn' })
})

test('a provider answers, and while it is away our own places do', async () => {
  const who = await signIn(server)
  const first = (await server.call(place.nearby, around, who)).data
  expect(first).toMatchObject({ source: 'tencent' })
  expect(first.list[0]?.name).toBe('国家会展中心0号门')
  fake.trouble.push('refusal')
  expect((await server.call(place.nearby, around, who)).data.source).toBe('builtIn')
  expect((await server.call(place.nearby, { ...around, cursor: first.cursor ?? '' }, who)).data).toEqual({
    list: [],
    cursor: null,
    source: 'tencent',
  })
  expect(fake.asked).toHaveLength(2)
  expect(server.errors).toHaveLength(1)
  server.clock.now = new Date(server.clock.now.getTime() + 31_000)
  const said = (await server.call(place.regeocode, around, who)).data
  expect(said).toMatchObject({ source: 'tencent', regionCode: '310118' })
})

test('one person asks 300 times an hour at most', async () => {
  const who = await signIn(own)
  const sea = { latitude: 0, longitude: 0 }
  for (let at = 0; at < 300; at += 1) await own.call(place.regeocode, sea, who)
  expect((await own.call(place.regeocode, sea, who)).failure).toBe('tooManyRequests')
  expect((await own.call(place.nearby, sea, {})).failure).toBe('signedOut')
})

test('the map: the tiles of the operator, or none, and what a drawn one is made of', async () => {
  await addHall('国家会展中心', 0)
  expect((await server.call(place.map, {})).data.tiles).toMatchObject({ isGcj02: true })
  const { tiles, landmarks } = (await own.call(place.map, {})).data
  expect(tiles).toBeNull()
  expect(landmarks.filter(({ kind }) => kind === 'hall').map(({ name }) => name)).toEqual(['国家会展中心'])
  expect(landmarks.filter(({ kind }) => kind === 'city')).toHaveLength(337)
})
