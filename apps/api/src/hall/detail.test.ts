import { hall } from '@zhzz/contract/hall/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const { db } = database
await loadReference(database.pool)

type Facts = { region?: string; area?: number; known?: number; at?: [longitude: number, latitude: number] }
async function addHall(name: string, { region, area, known, at }: Facts = {}) {
  const id = uuid()
  const place = at && { longitude: at[0], latitude: at[1] }
  await db
    .insertInto('hall')
    .values({ id, name, nameKey: name, regionCode: region ?? null, dataSource: '测试', ...place })
    .execute()
  const values = {
    indoorArea: area ?? null,
    knownIndoorArea: known ?? null,
    knownSource: 'https://example.org',
  }
  await db.updateTable('hall').set(values).where('id', '=', id).execute()
  return id
}
async function addPavilion(
  hallId: string,
  code: string,
  facts: { clearHeight?: number; floorLoad?: number },
) {
  await db
    .insertInto('pavilion')
    .values({ id: uuid(), hallId, code, ...facts })
    .execute()
}

const large = await addHall('大馆', { region: '310000', area: 120_000, known: 1, at: [121.5, 31.2] })
const small = await addHall('小馆', { region: '440100', known: 20_000 })
const far = await addHall('远馆', { at: [113.3, 23.1] })
await addPavilion(large, 'H10', { clearHeight: 9, floorLoad: 5 })
await addPavilion(large, 'H2', { clearHeight: 15, floorLoad: 1 })

async function found(input: Parameters<typeof call<typeof search.halls>>[1], token?: string) {
  const { data } = await call(search.halls, input, { ...(token && { token }) })
  return data.list.map(({ id }) => id)
}

test('the facts of a hall, its pavilions in the order of a walk', async () => {
  const { data } = await call(hall.detail, { id: large })
  expect(data.pavilions.map(({ code }) => code)).toEqual(['H2', 'H10'])
  expect(data.card).toMatchObject({ name: '大馆', indoorArea: 120_000, pavilionCount: 2, favorited: false })
  expect(data.knownSource).toBeNull()
  expect((await call(hall.detail, { id: uuid() })).failure).toBe('notFound')
})

test('what only our reference data knows is shown with its source', async () => {
  const { data } = await call(hall.detail, { id: small })
  expect([data.card.indoorArea, data.knownSource]).toEqual([20_000, 'https://example.org'])
})

test('by place, size and what one pavilion has of all that is asked; unknown is no hit', async () => {
  expect(await found({ filters: { regionCodes: ['310000'] } })).toEqual([large])
  expect(await found({ filters: { areaBand: 'under3' } })).toEqual([small])
  expect(await found({ filters: { clearHeight: '12' } })).toEqual([large])
  expect(await found({ filters: { clearHeight: '12', floorLoad: '3' } })).toEqual([])
  expect(await found({ filters: { hasOutdoor: true } })).toEqual([])
})

test('the largest first, the nearest first, those nobody knows it of last', async () => {
  expect(await found({ sort: 'indoorArea' })).toEqual([large, small, far])
  expect(await found({ sort: 'distance', near: { longitude: 113, latitude: 23 } })).toEqual([
    far,
    large,
    small,
  ])
  expect((await call(search.halls, { sort: 'distance' })).failure).toBe('invalid')
})

test('the pages of an order follow one another', async () => {
  const near = { longitude: 113, latitude: 23 }
  const first = await call(search.halls, { sort: 'distance', near, limit: 2 })
  const { data } = await call(search.halls, {
    sort: 'distance',
    near,
    limit: 2,
    cursor: first.data.cursor ?? '',
  })
  expect(data.list.map(({ id }) => id)).toEqual([small])
})

test('a cancelled exhibition is none to come; the most to come first', async () => {
  const [on, off] = [await addEdition(server, { days: 0 }), await addEdition(server, { days: 9 })]
  await db.updateTable('exhibitionEdition').set({ hallId: far }).where('id', '=', on.id).execute()
  await db
    .updateTable('exhibitionEdition')
    .set({ hallId: small, setStatus: 'cancelled' })
    .where('id', '=', off.id)
    .execute()
  const { data } = await call(search.halls, {})
  expect(data.list[0]).toMatchObject({ id: far, upcomingCount: 1, ongoingCount: 1 })
  expect(data.list.find(({ id }) => id === small)?.upcomingCount).toBe(0)
})

test('我的展馆 are the favourites of the one who asks', async () => {
  const [mine, other] = [await signIn(server), await signIn(server)]
  await call(member.toggleFavorite, { objectType: 'hall', objectId: small, favorited: true }, mine)
  expect(await found({ searchType: 'MY_HALL' }, mine.token)).toEqual([small])
  expect(await found({ searchType: 'MY_HALL' }, other.token)).toEqual([])
  expect((await call(hall.detail, { id: small }, mine)).data.card.favorited).toBe(true)
  expect((await call(search.halls, { searchType: 'MY_HALL' })).failure).toBe('signedOut')
})

test('cities with the number of their halls', async () => {
  await addHall('又一馆', { region: '310115' })
  const { data } = await call(hall.cities, {})
  expect(data[0]).toMatchObject({ code: '310000', count: 2 })
})
