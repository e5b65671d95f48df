import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
await loadReference(database.pool)
const today = shanghaiDay(clock.now)
const day = (days: number) => dayAfter(today, days)

/** Built up for two days, open for three, taken down on one. */
async function built(days: number) {
  const { id } = await addEdition(server, { days })
  await db
    .updateTable('exhibitionEdition')
    .set({ endDate: day(days + 2), moveInStart: day(days - 2), moveInEnd: day(days - 1) })
    .set({ moveOutEnd: day(days + 3) })
    .where('id', '=', id)
    .execute()
  return id
}

test('each day has the number of what is open on it, and of those that are mine', async () => {
  const who = await signIn(server)
  const [first, second] = [await built(100), await built(101)]
  await call(schedule.addMine, { editionIds: [second] }, who)
  const asked = { from: day(98), to: day(104) }
  const { days, total } = (await call(calendar.days, asked, who)).data
  expect(days).toEqual([
    { day: day(100), count: 1, mine: 0 },
    { day: day(101), count: 2, mine: 1 },
    { day: day(102), count: 2, mine: 1 },
    { day: day(103), count: 1, mine: 1 },
  ])
  expect(total).toBe(2)
  expect((await call(calendar.days, asked)).data.days[1]).toEqual({ day: day(101), count: 2, mine: 0 })
  const mine = { ...asked, filters: { onlyMine: true } }
  expect((await call(calendar.days, mine, who)).data.total).toBe(1)
  expect((await call(calendar.days, mine)).failure).toBe('signedOut')
  const { list } = (await call(calendar.editions, mine, who)).data
  expect(list.map(({ card }) => [card.id, card.scheduled])).toEqual([[second, true]])
  expect(first).not.toBe(second)
})

test('of one day what is open comes before what is built up and taken down, each with its days', async () => {
  const [open, before, after] = [await built(200), await built(201), await built(197)]
  const { list } = (await call(calendar.editions, { from: day(200), to: day(200), isWithMoves: true })).data
  expect(list.map(({ card, phase }) => [card.id, phase])).toEqual([
    [open, 'show'],
    [before, 'moveIn'],
    [after, 'moveOut'],
  ])
  expect(list[1]).toMatchObject({
    moveIn: { from: day(199), to: day(200) },
    moveOut: { from: day(204), to: day(204) },
  })
  const without = (await call(calendar.editions, { from: day(200), to: day(200) })).data
  expect(without.list.map(({ card }) => card.id)).toEqual([open])
})

test('pages go on where they ended, and a visitor sees as many rows as their plan shows', async () => {
  for (let at = 0; at < 5; at++) await built(300)
  const asked = { from: day(300), to: day(306), isWithMoves: true }
  const who = await signIn(server)
  const first = (await call(calendar.editions, { ...asked, limit: 2 }, who)).data
  const next = (await call(calendar.editions, { ...asked, limit: 10, cursor: first.cursor ?? '' }, who)).data
  expect(new Set([...first.list, ...next.list].map(({ card }) => card.id)).size).toBe(5)
  expect([first.total, next.cursor]).toEqual([5, null])
  await db
    .updateTable('planQuota')
    .set({ limitValue: 3 })
    .where('planCode', '=', 'anonymous')
    .where('quotaCode', '=', 'list_rows')
    .execute()
  const { list, access } = (await call(calendar.editions, asked)).data
  expect([list.length, access.hidden, access.reason]).toEqual([3, 2, 'signIn'])
})

test('what was called off takes up no day, and stays to be seen among mine', async () => {
  const who = await signIn(server)
  const id = await built(400)
  await call(schedule.addMine, { editionIds: [id] }, who)
  await db.updateTable('exhibitionEdition').set({ setStatus: 'cancelled' }).where('id', '=', id).execute()
  const asked = { from: day(395), to: day(405) }
  expect((await call(calendar.days, asked, who)).data.total).toBe(0)
  expect((await call(calendar.editions, asked, who)).data.list).toEqual([])
  const mine = (await call(calendar.editions, { ...asked, filters: { onlyMine: true } }, who)).data
  expect(mine.list.map(({ card }) => card.status)).toEqual(['cancelled'])
})

test('topic, place and hall narrow the calendar; more than a year and a month is refused', async () => {
  const id = await built(500)
  const { seriesId } = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', id)
    .select('seriesId')
    .executeTakeFirstOrThrow()
  const [topic] = await db
    .selectFrom('dictionaryItem')
    .where('type', '=', 'exhibition_industry')
    .select('code')
    .limit(1)
    .execute()
  await db
    .updateTable('exhibitionSeries')
    .set({ industryCodes: [topic?.code ?? ''] })
    .where('id', '=', seriesId)
    .execute()
  await db.updateTable('exhibitionEdition').set({ regionCode: '310000' }).where('id', '=', id).execute()
  const total = async (filters: object) =>
    (await call(calendar.days, { from: day(500), to: day(500), filters })).data.total
  expect(await total({ industryCodes: [topic?.code] })).toBe(1)
  expect(await total({ regionCodes: ['310000'] })).toBe(1)
  expect(await total({ regionCodes: ['440000'] })).toBe(0)
  expect(await total({ hallIds: ['0192f0c4-5a1e-7c3b-9d2f-3b1a5c7e9f01'] })).toBe(0)
  expect((await call(calendar.days, { from: day(0), to: day(400) })).failure).toBe('invalid')
  expect((await call(calendar.days, { from: day(1), to: day(0) })).failure).toBe('invalid')
})
