import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { settlePredictions } from '@zhzz/predict/run/settlePredictions.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepEvents } from '#calendar/keepEvents.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { tellNews } from '#exhibition/tellNews.ts'
import { addPredicted } from '#prediction/testRun.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
const day = (days: number) => dayAfter(shanghaiDay(clock.now), days)

/** One round of the job. */
async function round() {
  clock.now = new Date(clock.now.getTime() + 60_000)
  await keepEvents(db, clock.now)
  await tellNews(db, clock.now)
}

const change = (id: string, facts: object) =>
  db.updateTable('exhibitionEdition').set(facts).where('id', '=', id).execute()

/** Three people who follow an edition, each in another way, and one who does not. */
async function followed() {
  const edition = await addEdition(server, { days: 60, entries: 1 })
  await change(edition.id, { exhibitorListStatus: 'partial' })
  const people = [await signIn(server), await signIn(server), await signIn(server), await signIn(server)]
  const [onSchedule, liked, withTargets] = people
  await call(schedule.addMine, { editionIds: [edition.id] }, { ...onSchedule, key: uuid() })
  const favorite = { objectType: 'exhibition', objectId: edition.id, favorited: true } as const
  await call(member.toggleFavorite, favorite, { ...liked, key: uuid() })
  const { id } = await db
    .selectFrom('exhibitor')
    .where('editionId', '=', edition.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const marks = [{ exhibitorId: id, state: 'todo' as const, at: clock.now.toISOString() }]
  await call(exhibition.markTargets, { marks }, { ...withTargets, key: uuid() })
  await round()
  const told = () => Promise.all(people.map(async (who) => (await call(message.page, {}, who)).data.list))
  return { ...edition, told, people }
}

test('a postponement is told once to everybody who follows the edition, after one round', async () => {
  const { id, name, told } = await followed()
  expect(await told()).toEqual([[], [], [], []])
  const moved = { startDate: day(90), endDate: day(92), originalStartDate: day(60), originalEndDate: day(60) }
  await change(id, { ...moved, setStatus: 'postponed' })
  await round()
  await round()
  const said = { kind: 'editionMoved', objectId: id, name, from: day(90), to: day(92), wasFrom: day(60) }
  const [first, second, third, nobody] = await told()
  for (const list of [first, second, third]) expect(list).toMatchObject([said])
  expect(nobody).toEqual([])
})

test('put off without new days, called off, and in another hall are told as such; another text is no news', async () => {
  const { id, told } = await followed()
  const kinds = async () => (await told())[0]?.map(({ kind }) => kind)
  await change(id, { introduction: '另一段话' })
  await round()
  expect(await kinds()).toEqual([])
  await change(id, { venueText: '新国际博览中心' })
  await round()
  await change(id, { setStatus: 'postponed' })
  await round()
  await change(id, { setStatus: 'cancelled' })
  await round()
  expect(await kinds()).toEqual(['editionCancelled', 'editionPostponed', 'editionRehoused'])
})

test('a list that is published is told with its number; one that was there before is no news', async () => {
  const { id, told } = await followed()
  await change(id, { exhibitorListStatus: 'published', listedExhibitorCount: 320 })
  await round()
  await round()
  expect((await told())[1]).toMatchObject([{ kind: 'listPublished', objectId: id, count: 320 }])
  const late = await signIn(server)
  await call(schedule.addMine, { editionIds: [id] }, { ...late, key: uuid() })
  await round()
  expect((await call(message.page, {}, late)).data.list).toEqual([])
})

test('how well a forecast was is told once when the list settles it, to who follows the edition then', async () => {
  const { edition, ranked } = await addPredicted(server, { days: 45, companies: 25 })
  const viewer = await signIn(server)
  await call(schedule.addMine, { editionIds: [edition.id] }, { ...viewer, key: uuid() })
  await round()
  // Thirteen of the first twenty, and two of the others.
  for (const { id, name } of [...ranked.slice(0, 13), ...ranked.slice(20, 22)])
    await sql`insert into exhibitor (id, edition_id, company_id, match_status, listed_name, data_source)
      values (${uuid()}, ${edition.id}, ${id}, 'matched', ${name}, '测试')`.execute(db)
  await change(edition.id, { exhibitorListStatus: 'published', listedExhibitorCount: 15 })
  await round()
  const told = async (who: typeof viewer) => (await call(message.page, {}, who)).data.list
  expect((await told(viewer)).map(({ kind }) => kind)).toEqual(['listPublished'])
  expect(await settlePredictions(database.url, shanghaiDay(clock.now))).toBe(1)
  await round()
  await round()
  const [first, ...others] = await told(viewer)
  expect(first).toMatchObject({
    kind: 'forecastSettled',
    category: 'prediction',
    objectId: edition.id,
    name: edition.name,
    percent: 65,
  })
  expect(others.map(({ kind }) => kind)).toEqual(['listPublished'])
  const late = await signIn(server)
  await call(schedule.addMine, { editionIds: [edition.id] }, { ...late, key: uuid() })
  await round()
  expect(await told(late)).toEqual([])
})

test('companies one knows that come onto a list are told to who knows them, once', async () => {
  const { id, told, people } = await followed()
  const [onSchedule] = people
  const [known, stranger] = [await addCompany(server), await addCompany(server)]
  const favorite = { objectType: 'company', objectId: known.id, favorited: true } as const
  await call(member.toggleFavorite, favorite, { ...onSchedule, key: uuid() })
  const entry = {
    editionId: id,
    matchStatus: 'matched',
    dataSource: '测试',
    createdAt: new Date(clock.now.getTime() + 1),
  }
  await db
    .insertInto('exhibitor')
    .values(
      [known, stranger].map((one) => ({ ...entry, id: uuid(), companyId: one.id, listedName: one.name })),
    )
    .execute()
  await change(id, { listedExhibitorCount: 3 })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await round()
  await round()
  const [first, ...others] = await told()
  expect(first).toMatchObject([{ kind: 'knownListed', objectId: id, count: 1 }])
  expect(others).toEqual([[], [], []])
})
