import { hall } from '@zhzz/contract/hall/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
const dayOf = (days: number) => dayAfter(shanghaiDay(clock.now), days)
for (const [code, name] of [
  ['320500', '苏州市'],
  ['330100', '杭州市'],
] as const)
  await db
    .insertInto('region')
    .values({ code, name, englishName: null, level: 2, sort: 0, isOverseas: false })
    .execute()

async function addHall(codes: string[]) {
  const id = uuid()
  await db
    .insertInto('hall')
    .values({ id, name: '岚湖馆', nameKey: id, regionCode: '320500', dataSource: '测试' })
    .execute()
  for (const code of codes)
    await db.insertInto('pavilion').values({ id: uuid(), hallId: id, code, area: 10_000 }).execute()
  return id
}

async function publish(hallId: string, phase: string, [first, last]: [number, number], pavilions?: string[]) {
  await db
    .insertInto('hallOccupancy')
    .values({
      id: uuid(),
      hallId,
      pavilions: pavilions ?? [],
      isWholeHall: pavilions === undefined,
      title: '年会',
      phase,
      startDate: dayOf(first),
      endDate: dayOf(last),
      dataSource: '测试',
      rowKey: uuid(),
    })
    .execute()
}

/** An edition so many days after today, a year before, of a series of its own. */
async function lastYear(days: number, place: { hallId?: string; regionCode?: string }) {
  const edition = await addEdition(server, { days: days - 364 })
  await db.updateTable('exhibitionEdition').set(place).where('id', '=', edition.id).execute()
  return edition
}

test('what a hall offers and nobody has, with the pavilions together; a hall that publishes nothing has no gap', async () => {
  const id = await addHall(['H1', 'H2'])
  expect((await call(hall.gaps, { id })).data).toEqual({ isPublished: false, gaps: [] })
  await publish(id, 'open', [10, 40])
  await publish(id, 'show', [20, 24], ['H1'])
  const { data } = await call(hall.gaps, { id, minDays: 10 })
  expect(data.isPublished).toBe(true)
  expect(data.gaps).toMatchObject([
    { from: dayOf(10), to: dayOf(40), pavilions: ['H2'], area: 10_000 },
    { from: dayOf(10), to: dayOf(19), pavilions: ['H1'] },
    { from: dayOf(25), to: dayOf(40), pavilions: ['H1'] },
  ])
})

test('an exhibition fits when its usual days reach the gap and no next edition is known; who sees which is the plan’s', async () => {
  const id = await addHall(['H1'])
  await publish(id, 'open', [100, 120])
  const here = await lastYear(105, { hallId: id })
  const inCity = await lastYear(90, { regionCode: '320500' })
  await lastYear(60, { regionCode: '320500' })
  await lastYear(110, { regionCode: '330100' })
  const again = await lastYear(112, { regionCode: '320500' })
  const { seriesId } = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', again.id)
    .select('seriesId')
    .executeTakeFirstOrThrow()
  const next = await addEdition(server, { days: 200 })
  await db.updateTable('exhibitionEdition').set({ seriesId }).where('id', '=', next.id).execute()
  const seenBy = async (who?: Awaited<ReturnType<typeof signIn>>) => {
    const [gap] = (await call(hall.gaps, { id }, who ?? {})).data.gaps
    return [gap?.candidateCount, gap?.candidates.map(({ editionId, reason }) => [editionId, reason])]
  }
  const all = [
    [here.id, 'sameHall'],
    [inCity.id, 'sameCity'],
  ]
  expect(await seenBy(await signIn(server, 'member'))).toEqual([2, all])
  expect(await seenBy(await signIn(server))).toEqual([2, all.slice(0, 1)])
  expect(await seenBy()).toEqual([2, []])
})

test('找展馆 finds halls whose pavilions are free on all of the days, and says how many', async () => {
  const id = await addHall(['H1', 'H2', 'H3'])
  await publish(id, 'open', [200, 215])
  await publish(id, 'open', [216, 230])
  await publish(id, 'held', [210, 212], ['H3'])
  const found = async (from: number, to: number) => {
    const filters = { free: { from: dayOf(from), to: dayOf(to) } }
    const { list } = (await call(search.halls, { filters })).data
    return list.map((card) => [card.id, card.freePavilions])
  }
  expect(await found(205, 220)).toEqual([[id, 2]])
  expect(await found(201, 205)).toEqual([[id, 3]])
  expect(await found(228, 231)).toEqual([])
  const wrong = { free: { from: dayOf(9), to: dayOf(8) } }
  expect((await call(search.halls, { filters: wrong })).failure).toBe('invalid')
})
