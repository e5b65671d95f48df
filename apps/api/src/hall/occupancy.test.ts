import { hall } from '@zhzz/contract/hall/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
clock.now = new Date('2026-11-21T04:00:00Z')
const dayOf = (days: number) => dayAfter(shanghaiDay(clock.now), days)
const year = { from: dayOf(0), to: dayOf(364) }

const id = uuid()
await db.insertInto('hall').values({ id, name: '岚湖馆', nameKey: '岚湖馆', dataSource: '测试' }).execute()
for (const code of ['H10', 'H2'])
  await db.insertInto('pavilion').values({ id: uuid(), hallId: id, code }).execute()

type Row = { phase: string; days: [number, number]; title?: string; pavilions?: string[]; editionId?: string }
async function publish({ phase, days, title = '', pavilions, editionId }: Row) {
  await db
    .insertInto('hallOccupancy')
    .values({
      id: uuid(),
      hallId: id,
      pavilions: pavilions ?? [],
      isWholeHall: pavilions === undefined,
      title,
      phase,
      startDate: dayOf(days[0]),
      endDate: dayOf(days[1]),
      dataSource: '测试',
      rowKey: uuid(),
      editionId: editionId ?? null,
    })
    .execute()
}
async function held(days: number) {
  const edition = await addEdition(server, { days })
  await db.updateTable('exhibitionEdition').set({ hallId: id }).where('id', '=', edition.id).execute()
  return edition
}

test('nothing is free of a hall whose calendar nobody published', async () => {
  await held(20)
  const { data } = await call(hall.occupancy, { id, ...year })
  expect(data.pavilions).toEqual(['H2', 'H10'])
  expect(data.spans).toMatchObject([{ phase: 'show', from: dayOf(20), pavilions: [], isWholeHall: false }])
  expect(data.free).toEqual([])
})

test('what the hall offers is free but for what anybody is known to have, to the day', async () => {
  await publish({ phase: 'open', days: [10, 30] })
  await publish({ phase: 'move_in', days: [24, 25], title: '年会', pavilions: ['H2'] })
  const { data } = await call(hall.occupancy, { id, ...year })
  expect(data.free).toEqual([
    { pavilion: 'H2', from: dayOf(10), to: dayOf(19) },
    { pavilion: 'H2', from: dayOf(21), to: dayOf(23) },
    { pavilion: 'H2', from: dayOf(26), to: dayOf(30) },
    { pavilion: 'H10', from: dayOf(10), to: dayOf(19) },
    { pavilion: 'H10', from: dayOf(21), to: dayOf(30) },
  ])
})

test('no day beyond the asked ones is called free: nobody has looked there', async () => {
  const { data } = await call(hall.occupancy, { id, from: dayOf(12), to: dayOf(14) })
  expect(data.free).toEqual([
    { pavilion: 'H2', from: dayOf(12), to: dayOf(14) },
    { pavilion: 'H10', from: dayOf(12), to: dayOf(14) },
  ])
})

test('an exhibition that the calendar names stands there once; a cancelled one nowhere', async () => {
  const [named, cancelled] = [await held(100), await held(110)]
  await publish({
    phase: 'show',
    days: [100, 100],
    title: named.name,
    pavilions: ['H10'],
    editionId: named.id,
  })
  await db
    .updateTable('exhibitionEdition')
    .set({ setStatus: 'cancelled' })
    .where('id', '=', cancelled.id)
    .execute()
  const { data } = await call(hall.occupancy, { id, from: dayOf(90), to: dayOf(120) })
  expect(data.spans).toMatchObject([{ editionId: named.id, pavilions: ['H10'] }])
})

test('three years at most, in the order of time', async () => {
  expect((await call(hall.occupancy, { id, from: '2026-01-01', to: '2029-12-31' })).failure).toBe('invalid')
  expect((await call(hall.occupancy, { id, from: '2026-02-01', to: '2026-01-01' })).failure).toBe('invalid')
  expect((await call(hall.occupancy, { id: uuid(), ...year })).failure).toBe('notFound')
})
