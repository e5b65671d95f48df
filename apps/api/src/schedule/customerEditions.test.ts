import { member } from '@zhzz/contract/member/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { addPredicted } from '#prediction/testRun.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const { db } = database
// Six companies are predicted for it, the likeliest with 0.9; one of ours stands on the list of another.
const expected = await addPredicted(server, { days: 60, companies: 6 })
const ours = await addCompany(server)
const listed = await addEdition(server, { days: 61, entries: 3, companyId: ours.id })
const past = await addEdition(server, { days: -5, entries: 3, companyId: ours.id })
// Shanghai and Guangzhou.
await place(expected.edition.id, 121.5, 31.2)
await place(listed.id, 113.3, 23.1)

async function place(id: string, longitude: number, latitude: number): Promise<void> {
  await db.updateTable('exhibitionEdition').set({ longitude, latitude }).where('id', '=', id).execute()
}
type Person = { token: string }
const editionsFor = async (who: Person, asked: object = {}) =>
  (await call(schedule.customerEditions, asked, who)).data

async function withCustomers(plan = 'member') {
  const who = await signIn(server, plan)
  for (const { id } of [...expected.ranked, ours])
    await call(member.toggleFavorite, { objectType: 'company', objectId: id, favorited: true }, who)
  return who
}

test('editions to come by who of one’s own will be there, listed or expected; those that clash are not proposed both', async () => {
  const who = await withCustomers()
  const { customers, known, planned, covered, editions } = await editionsFor(who)
  expect([customers, known, planned]).toEqual([7, 7, 0])
  expect(editions.map(({ edition: { id }, listed: on }) => [id, on])).toEqual([
    [expected.edition.id, 0],
    [listed.id, 1],
  ])
  const [first, second] = editions
  expect(first?.expected).toBeGreaterThan(2)
  expect(first?.pick).toEqual({ at: 1, adds: first?.expected })
  expect(first?.names).toHaveLength(3)
  expect(second).toMatchObject({ expected: 1, pick: null, clashesWith: expected.edition.name })
  expect(covered).toBeCloseTo(first?.expected ?? 0, 6)
  expect(editions.map(({ edition }) => edition.id)).not.toContain(past.id)
})

test('what is planned stays and bars its days; who is met there need not be met again', async () => {
  const who = await withCustomers()
  await call(schedule.addMine, { editionIds: [listed.id], planState: 'idea' }, who)
  const { planned, covered, editions } = await editionsFor(who)
  expect([planned, covered]).toEqual([1, 1])
  expect(editions.find(({ edition: { id } }) => id === expected.edition.id)).toMatchObject({
    pick: null,
    clashesWith: listed.name,
  })
  expect(
    (await call(schedule.plan, { year: Number(listed.name.slice(-10, -6)) }, who)).data.items,
  ).toMatchObject([{ editionId: listed.id, planState: 'idea' }])
})

test('who one would meet: the listed first, as many as the plan shows', async () => {
  const who = await withCustomers()
  const at = (editionId: string, person: Person) => call(schedule.customersAt, { editionId }, person)
  const { data } = await at(expected.edition.id, who)
  expect(data.list).toHaveLength(6)
  expect(data.list[0]).toMatchObject({ probability: expect.closeTo(0.9, 5), isListed: false, boothNo: null })
  expect((await at(listed.id, who)).data.list).toMatchObject([
    { company: { id: ours.id }, isListed: true, boothNo: 'A001', probability: 1 },
  ])
  const free = await withCustomers('free')
  expect((await at(expected.edition.id, free)).data).toMatchObject({
    total: 6,
    access: { level: 'preview', visible: 3, hidden: 3 },
  })
  const nobody = await signIn(server)
  expect(await editionsFor(nobody)).toMatchObject({ customers: 0, known: 0, editions: [] })
  expect((await editionsFor(who, { group: 'unlocked' })).customers).toBe(0)
  expect((await call(schedule.customersAt, { editionId: nobodyKnows }, who)).failure).toBe('notFound')
})

test('who the viewer said will not come is not expected', async () => {
  const who = await withCustomers()
  const [one] = expected.ranked
  const before = (await editionsFor(who)).known
  await db
    .insertInto('predictionFeedback')
    .values({
      editionId: expected.edition.id,
      companyId: one?.id ?? '',
      subAccountId: who.subAccountId,
      verdict: 'no',
    })
    .execute()
  expect((await editionsFor(who)).known).toBe(before - 1)
})

const nobodyKnows = '00000000-0000-7000-8000-000000000000'
