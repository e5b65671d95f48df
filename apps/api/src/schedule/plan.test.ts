import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
await loadReference(database.pool)
const today = shanghaiDay(clock.now)
// All of a test in one year, however late in the year it runs.
const year = Number(today.slice(0, 4)) + 1
const daysUntil = (monthDay: string) => (Date.parse(`${year}-${monthDay}`) - Date.parse(today)) / 86_400_000

/** An edition of so many days, from a day of the year on. */
async function edition(monthDay: string, length = 3, facts: object = {}) {
  const added = await addEdition(server, { days: daysUntil(monthDay) })
  const endDate = dayAfter(`${year}-${monthDay}`, length - 1)
  await db
    .updateTable('exhibitionEdition')
    .set({ endDate, ...facts })
    .where('id', '=', added.id)
    .execute()
  return added.id
}

type Person = { token: string; phone: string; subAccountId: string }

async function joined(boss: Person, role: 'member' | 'reader' = 'member') {
  const guest = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: guest.phone, role }, boss)
  const answer = { invitationId: data.invitationId, accepted: true }
  const subAccountId = (await call(team.answerInvitation, answer, guest)).data.subAccountId ?? ''
  const { token } = (await call(person.switchSubAccount, { subAccountId }, guest)).data
  return { ...guest, token, subAccountId }
}

const planOf = async (who: Person) => (await call(schedule.plan, { year }, who)).data

test('a year in the order of its days, with what it costs and reaches; what was given up counts no more', async () => {
  const who = await signIn(server, 'team')
  const [later, sooner, gone] = [
    await edition('09-10'),
    await edition('03-10', 2, { regionCode: '310000' }),
    await edition('05-10'),
  ]
  const said = {
    joinRole: 'build',
    budget: 12_000,
    actualCost: 9_000.5,
    goalLeads: 20,
    goalMeetings: 5,
  } as const
  await call(schedule.saveMine, { editionId: later, planState: 'confirmed', budget: 3_000 }, who)
  await call(schedule.saveMine, { editionId: sooner, ...said }, who)
  await call(schedule.saveMine, { editionId: gone, planState: 'dropped', budget: 1 }, who)
  const { items, totals, hidden } = await planOf(who)
  expect(items.map(({ editionId, planState }) => [editionId, planState])).toEqual([
    [sooner, 'planned'],
    [gone, 'dropped'],
    [later, 'confirmed'],
  ])
  expect(items[0]).toMatchObject({ ...said, cityName: '上海', isMine: true })
  expect(totals).toEqual({ items: 2, days: 5, budget: 15_000, actualCost: 9_000.5, cities: 1 })
  expect(hidden).toBe(0)
  expect((await call(schedule.plan, { year: year - 1 }, who)).data.items).toEqual([])
})

test('what a city alone places is too far for the next morning; who builds is there before it opens', async () => {
  const who = await signIn(server, 'team')
  const shanghai = await edition('03-10', 3, { regionCode: '310000' })
  await call(schedule.saveMine, { editionId: shanghai }, who)
  const event = {
    name: '广州客户会',
    startDate: `${year}-03-13`,
    endDate: `${year}-03-13`,
    regionCode: '440100',
  }
  await call(schedule.saveMine, { event }, who)
  const [travel] = (await planOf(who)).clashes
  expect(travel).toMatchObject({ kind: 'travel', from: `${year}-03-12`, to: `${year}-03-13` })
  expect(travel?.distance).toBeGreaterThan(1_000)

  const built = await edition('03-16', 3, { regionCode: '110000', moveInStart: `${year}-03-12` })
  await call(schedule.saveMine, { editionId: built, joinRole: 'visit' }, who)
  expect((await planOf(who)).clashes.map(({ kind }) => kind)).toEqual(['travel'])
  await call(schedule.saveMine, { editionId: built, joinRole: 'build' }, who)
  expect((await planOf(who)).clashes).toMatchObject([
    { kind: 'overlap', isWithMoves: true, from: `${year}-03-12`, to: `${year}-03-12` },
    { kind: 'travel' },
    { kind: 'overlap', isWithMoves: true, from: `${year}-03-13`, to: `${year}-03-13` },
  ])
  // Put off without new days it takes nobody anywhere.
  await db.updateTable('exhibitionEdition').set({ setStatus: 'postponed' }).where('id', '=', built).execute()
  expect((await planOf(who)).clashes.map(({ kind }) => kind)).toEqual(['travel'])
})

test('an edition of the same trade on the same days is told, the one with the largest list', async () => {
  const who = await signIn(server, 'team')
  const [mine, small, large, other] = [
    await edition('06-10'),
    await edition('06-11', 3, { listedExhibitorCount: 5 }),
    await edition('06-12', 3, { listedExhibitorCount: 90, regionCode: '440300' }),
    await edition('06-11', 3, { listedExhibitorCount: 900 }),
  ]
  for (const [id, code] of [
    [mine, 'plastics'],
    [small, 'plastics'],
    [large, 'plastics'],
    [other, 'food'],
  ])
    await db
      .updateTable('exhibitionSeries')
      .set({ industryCodes: [code ?? ''] })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('exhibitionEdition')
          .where('id', '=', id ?? '')
          .select('seriesId'),
      )
      .execute()
  await call(schedule.saveMine, { editionId: mine }, who)
  const { clashes } = await planOf(who)
  expect(clashes).toMatchObject([{ kind: 'trade', second: { id: large }, from: `${year}-06-12` }])
  await call(schedule.saveMine, { editionId: large, planState: 'dropped' }, who)
  expect((await planOf(who)).clashes).toMatchObject([{ kind: 'trade', second: { id: small } }])
})

test('the team sees what is shared and where they go along, without note and money; one edition is one row', async () => {
  const boss = await signIn(server, 'team')
  const mate = await joined(boss)
  const reader = await joined(boss, 'reader')
  const [shared, along, own] = [await edition('04-10'), await edition('04-20'), await edition('04-28')]
  const said = { budget: 5_000, note: '只有我知道', goalLeads: 9 }
  await call(schedule.saveMine, { editionId: shared, isShared: true, ...said }, boss)
  await call(schedule.saveMine, { editionId: along, memberIds: [mate.subAccountId] }, boss)
  await call(schedule.saveMine, { editionId: own, note: '自己的' }, boss)
  const { items, totals } = await planOf(mate)
  expect(items.map(({ editionId, isMine, people }) => [editionId, isMine, people.length])).toEqual([
    [shared, false, 1],
    [along, false, 2],
  ])
  expect(items[0]).toMatchObject({ note: null, budget: null, goalLeads: 9 })
  expect(totals).toMatchObject({ items: 0, budget: 0 })
  expect((await planOf(reader)).items.map(({ editionId }) => editionId)).toEqual([shared])

  await call(schedule.saveMine, { editionId: shared, note: '我的' }, mate)
  const [row] = (await planOf(mate)).items
  expect(row).toMatchObject({
    isMine: true,
    note: '我的',
    people: expect.arrayContaining([expect.anything()]),
  })
  expect(row?.people.map(({ id }) => id)).toEqual(
    expect.arrayContaining([boss.subAccountId, mate.subAccountId]),
  )
  // It does not clash with itself.
  expect((await planOf(mate)).clashes).toEqual([])
  expect((await call(schedule.saveMine, { editionId: own, isShared: true }, reader)).failure).toBe(
    'forbidden',
  )
})

test('last year is carried over: the next editions as ideas, with what was said of them, each once', async () => {
  const who = await signIn(server, 'team')
  expect((await call(schedule.carryOver, { year: year + 1 }, who)).failure).toBe('nothingToDo')
  const first = await edition('03-10')
  const { seriesId } = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', first)
    .select('seriesId')
    .executeTakeFirstOrThrow()
  const next = await addEdition(server, { days: daysUntil('03-10') + 364, seriesId })
  const said = { joinRole: 'exhibit', budget: 7_000, goalLeads: 12 } as const
  await call(schedule.saveMine, { editionId: first, note: '旧的', planState: 'confirmed', ...said }, who)
  await call(schedule.saveMine, { editionId: await edition('05-10') }, who)
  await call(schedule.saveMine, { editionId: await edition('06-10'), planState: 'dropped' }, who)
  const carried = (await call(schedule.carryOver, { year: year + 1 }, who)).data
  expect(carried).toEqual({ added: 1, unknown: 1, left: 0 })
  const { items } = (await call(schedule.plan, { year: year + 1 }, who)).data
  expect(items).toMatchObject([{ editionId: next.id, planState: 'idea', note: null, ...said }])
  expect((await call(schedule.carryOver, { year: year + 1 }, who)).data).toMatchObject({
    added: 0,
    unknown: 1,
  })
})

test('a free plan shows five, what is to come first; the rest is a number', async () => {
  const who = await signIn(server)
  const ids: string[] = []
  for (const day of ['01-05', '02-05', '03-05', '04-05', '05-05', '06-05', '07-05'])
    ids.push(await edition(day))
  await call(schedule.addMine, { editionIds: ids }, who)
  const { items, hidden, totals } = await planOf(who)
  expect(items.map(({ editionId }) => editionId)).toEqual(ids.slice(0, 5))
  expect([hidden, totals.items]).toEqual([2, 5])
  expect((await call(schedule.exportPlan, { year }, who)).failure).toBe('planTooLow')
})

test('a sheet has a row for each, texts that begin like a formula are texts, and its rows are counted', async () => {
  const who = await signIn(server, 'member')
  expect((await call(schedule.exportPlan, { year }, who)).failure).toBe('nothingToDo')
  const event = {
    name: '=1+1 <展>',
    startDate: `${year}-08-01`,
    endDate: `${year}-08-02`,
    regionCode: '310000',
  }
  await call(schedule.saveMine, { event, joinRole: 'visit', budget: 800, note: '两\n行' }, who)
  await call(schedule.saveMine, { editionId: await edition('08-02') }, who)
  const { data } = await call(schedule.exportPlan, { year }, who)
  const files = unzipSync(Buffer.from(data.base64, 'base64'))
  const text = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(text.match(/<row>/g)).toHaveLength(3)
  expect(text).toContain('<is><t xml:space="preserve">=1+1 &lt;展&gt;</t></is>')
  expect(text).toContain(`<c s="2"><v>${Date.parse(`${year}-08-01`) / 86_400_000 + 25_569}</v></c>`)
  expect(text).toContain('撞期')
  expect(text).toContain('参观')
  const again = await call(schedule.exportPlan, { year }, who)
  expect([data.rows, data.remaining - again.data.remaining]).toEqual([2, 2])
})

test('the plan for a calendar has the names that feeds give, and nothing of other people', async () => {
  const who = await signIn(server)
  const stranger = await signIn(server)
  const editionId = await edition('10-10', 3, { moveInStart: `${year}-10-08`, moveInEnd: `${year}-10-09` })
  const { id } = (await call(schedule.saveMine, { editionId }, who)).data
  const { ics } = (await call(calendar.planFile, { ids: [id] }, who)).data
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([
    `${editionId}-moveIn@zhzz`,
    `${editionId}-show@zhzz`,
  ])
  expect((await call(calendar.planFile, { ids: [id] }, stranger)).failure).toBe('nothingToDo')
})
