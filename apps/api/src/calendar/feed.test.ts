import { calendar, type FeedPart } from '@zhzz/contract/calendar/calls.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { keepEvents } from '#calendar/keepEvents.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { app, call, database, clock } = server
const { db } = database
const day = (days: number) => dayAfter(shanghaiDay(clock.now), days)

type Parts = FeedPart[]

async function subscribe(parts: Parts = ['show'], language = 'zh-Hans') {
  const who = await signIn(server)
  const { id } = await addEdition(server, { days: 60 })
  await call(schedule.addMine, { editionIds: [id] }, who)
  const sent = { ...who, headers: { 'accept-language': language } }
  const feed = (await call(calendar.makeFeed, { parts }, sent)).data
  return { who, editionId: id, feed, read: async () => readEvents(feed.path) }
}

/** As another program reads it. */
async function readEvents(path: string) {
  const answer = await app.inject({ url: path })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  // A line has 75 bytes at most, and ends as the standard wants it.
  const lines = answer.body.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])
  const parsed = new ICAL.Component(ICAL.parse(answer.body))
  return parsed.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each, { strictExceptions: true })
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: String(each.getFirstPropertyValue('status')),
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      zone: event.startDate.zone.tzid,
      description: event.description,
    }
  })
}

async function change(editionId: string, facts: object): Promise<number> {
  await db.updateTable('exhibitionEdition').set(facts).where('id', '=', editionId).execute()
  clock.now = new Date(clock.now.getTime() + 60_000)
  return keepEvents(db, clock.now)
}

test('an exhibition of mine is whole days in another calendar, and a postponement moves it with a higher SEQUENCE', async () => {
  const { editionId, read } = await subscribe()
  const [first] = await read()
  expect(first).toMatchObject({ uid: `${editionId}-show@zhzz`, sequence: 0, status: 'CONFIRMED' })
  expect([first?.start, first?.end]).toEqual([day(60), day(61)])
  // What was imported at noon is told after one round of the job, not before.
  const moved = { startDate: day(90), endDate: day(92), originalStartDate: day(60), originalEndDate: day(60) }
  await db.updateTable('exhibitionEdition').set(moved).where('id', '=', editionId).execute()
  expect((await read())[0]?.start).toBe(day(60))
  expect(await change(editionId, { setStatus: 'postponed' })).toBe(1)
  const [second] = await read()
  expect(second).toMatchObject({
    uid: first?.uid,
    sequence: 1,
    status: 'CONFIRMED',
    start: day(90),
    end: day(93),
  })
  expect([second?.summary, second?.description]).toEqual([
    expect.stringMatching(/^延期 · /),
    `原定 ${day(60)} – ${day(60)}`,
  ])
  // Nothing changed, nothing rises.
  expect(await change(editionId, { introduction: '另一段话' })).toBe(0)
  expect((await read())[0]?.sequence).toBe(1)
  await change(editionId, { setStatus: 'cancelled' })
  expect((await read())[0]).toMatchObject({ uid: first?.uid, sequence: 2, status: 'CANCELLED' })
})

test('postponed without new days it is not sure', async () => {
  const { editionId, read } = await subscribe()
  await read()
  await change(editionId, { setStatus: 'postponed' })
  expect((await read())[0]).toMatchObject({ sequence: 1, status: 'TENTATIVE', start: day(60) })
})

test('a calendar holds what was chosen, in the language it was made in; days that are known no longer go', async () => {
  const { editionId, read } = await subscribe(['moves', 'deadlines'], 'en')
  await change(editionId, { moveInStart: day(57), moveInEnd: day(59), drawingReviewDeadline: day(30) })
  const events = await read()
  expect(events.map(({ uid, start, end }) => [uid.replace(`${editionId}-`, ''), start, end])).toEqual([
    ['drawingReviewDeadline@zhzz', day(30), day(31)],
    ['moveIn@zhzz', day(57), day(60)],
  ])
  expect(events.map(({ summary }) => summary.split(' · ')[0])).toEqual(['Drawings due', 'Build-up'])
  await change(editionId, { moveInStart: null, moveInEnd: null })
  expect((await read()).map(({ uid }) => uid)).toEqual([`${editionId}-drawingReviewDeadline@zhzz`])
})

test('a follow-up stands at its time in Shanghai and tells no number; an event of one’s own is there too', async () => {
  const { who, feed, read } = await subscribe(['show', 'followUps'])
  const { id: companyId, name } = await addCompany(server, { name: '上海砚舟, 智能; 装备\\有限公司' })
  await db
    .insertInto('followUp')
    .values({
      id: crypto.randomUUID(),
      tenantId: who.tenantId,
      subAccountId: who.subAccountId,
      targetType: 'company',
      targetId: companyId,
      companyId,
      followType: 'phone',
      content: '打 13800001234',
      followTime: clock.now,
      nextFollowTime: new Date('2027-03-04T01:30:00Z'),
      nextState: 'open',
      clientUid: crypto.randomUUID(),
    })
    .execute()
  const event = { name: '自己的活动', startDate: day(5), endDate: day(6) }
  await call(schedule.saveMine, { event }, who)
  const events = await read()
  expect(events.find(({ zone }) => zone === 'Asia/Shanghai')).toMatchObject({
    summary: `跟进 · ${name}`,
    start: '2027-03-04T09:30:00',
    end: '2027-03-04T10:00:00',
  })
  expect(events.find(({ summary }) => summary === event.name)).toMatchObject({ start: day(5), end: day(7) })
  expect((await app.inject({ url: feed.path })).body).not.toContain('13800001234')
})

test('an unchanged calendar is not sent again; an ended one, a wrong one and that of a disabled account are not there', async () => {
  const { who, feed, editionId } = await subscribe()
  const first = await app.inject({ url: feed.path, headers: { 'user-agent': 'khal/0.10' } })
  const etag = String(first.headers['etag'])
  const again = await app.inject({ url: feed.path, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await change(editionId, { endDate: day(61) })
  expect((await app.inject({ url: feed.path, headers: { 'if-none-match': etag } })).statusCode).toBe(200)
  const [told] = (await call(calendar.feeds, {}, who)).data
  expect(told).toMatchObject({ id: feed.id, parts: ['show'], fetchedAt: expect.any(String) })
  // Only the hash is kept: who reads the database cannot read calendars.
  const row = await db
    .selectFrom('calendarFeed')
    .where('id', '=', feed.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(feed.path.slice(10, 40))
  const status = async (url: string) => (await app.inject({ url })).statusCode
  await db.updateTable('account').set({ status: 'disabled' }).where('id', '=', who.accountId).execute()
  expect(await status(feed.path)).toBe(404)
  await db.updateTable('account').set({ status: 'active' }).where('id', '=', who.accountId).execute()
  expect(await status(feed.path)).toBe(200)
  const stranger = await signIn(server)
  expect((await call(calendar.endFeed, { id: feed.id }, stranger)).failure).toBe('notFound')
  await call(calendar.endFeed, { id: feed.id }, who)
  expect(await status(feed.path)).toBe(404)
  expect(await status(`/calendar/${'x'.repeat(43)}.ics`)).toBe(404)
  expect(await status('/calendar/x')).toBe(404)
})

test('a person has ten addresses at most', async () => {
  const who = await signIn(server)
  for (let at = 0; at < 10; at++) await call(calendar.makeFeed, { parts: ['show'] }, who)
  expect((await call(calendar.makeFeed, { parts: ['show'] }, who)).failure).toBe('conflict')
})

test('dates in halls are in a feed that asked for them: tentative until they are booked, gone with the row', async () => {
  const { who, read } = await subscribe(['hallSlots'])
  const hallId = uuid()
  await db
    .insertInto('hall')
    .values({ id: hallId, name: '岚湖馆', nameKey: hallId, dataSource: '测试' })
    .execute()
  const said = {
    hallId,
    pavilions: ['H1', 'H2'],
    moveInStart: day(18),
    startDate: day(20),
    endDate: day(22),
    purpose: 'exhibition' as const,
    title: '春季新品展',
    isShared: false,
  }
  const { id } = (
    await call(hall.saveSlot, { ...said, status: 'held', heldUntil: day(9) }, { ...who, key: uuid() })
  ).data
  const [held, ...others] = await read()
  expect(others).toEqual([])
  expect(held).toMatchObject({
    uid: `${id}-hall@zhzz`,
    summary: '岚湖馆 · H1 · H2 · 春季新品展',
    status: 'TENTATIVE',
    description: `保留至 ${day(9)}`,
    start: day(18),
    end: day(23),
  })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await call(hall.saveSlot, { ...said, id, status: 'booked' }, { ...who, key: uuid() })
  const [booked] = await read()
  expect(booked).toMatchObject({ status: 'CONFIRMED', description: null })
  expect(booked?.sequence).toBeGreaterThan(held?.sequence ?? 0)
  await call(hall.removeSlot, { id }, { ...who, key: uuid() })
  expect(await read()).toEqual([])
})
