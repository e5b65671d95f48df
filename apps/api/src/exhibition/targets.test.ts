import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const viewer = await signIn(server)
const company = await addCompany(server)
const over = await addEdition(server, { days: -3, entries: 2 })
const later = await addEdition(server, { days: 40, entries: 3 })
const soon = await addEdition(server, { days: 10, entries: 3, companyId: company.id })

async function mark(editionId: string, state: 'todo' | 'visited', count: number) {
  const entries = await database.db
    .selectFrom('exhibitor')
    .where('editionId', '=', editionId)
    .orderBy('boothNo', 'desc')
    .limit(count)
    .select('id')
    .execute()
  const at = clock.now.toISOString()
  await call(
    exhibition.markTargets,
    { marks: entries.map(({ id }) => ({ exhibitorId: id, state, at })) },
    { ...viewer, key: uuid() },
  )
}
await mark(over.id, 'visited', 1)
await mark(later.id, 'todo', 2)
await mark(soon.id, 'todo', 3)

const asked = async (input: Parameters<typeof call<typeof exhibition.targets>>[1]) =>
  (await call(exhibition.targets, input, viewer)).data

test('what opens soonest first and by booths, what is over last, through all pages', async () => {
  const first = await asked({ limit: 4 })
  expect(first).toMatchObject({ total: 6, totalIsMore: false })
  expect(first.list.map(({ editionId, boothNo }) => [editionId, boothNo])).toEqual([
    [soon.id, 'A001'],
    [soon.id, 'A002'],
    [soon.id, 'A003'],
    [later.id, 'A002'],
  ])
  const second = await asked({ limit: 4, cursor: first.cursor ?? '' })
  expect(second.list.map(({ editionId }) => editionId)).toEqual([later.id, over.id])
  expect(second.cursor).toBeNull()
  expect(first.editions.map(({ id, count }) => [id, count])).toEqual([
    [soon.id, 3],
    [later.id, 2],
    [over.id, 1],
  ])
  expect(first.list[0]?.edition).toMatchObject({ name: soon.name, status: 'upcoming', daysLeft: 10 })
})

test('of one exhibition, by visit, by the next appointment with the company', async () => {
  expect((await asked({ editionId: later.id })).total).toBe(2)
  expect((await asked({ state: 'visited' })).list.map(({ target }) => target)).toEqual(['visited'])
  expect((await asked({ due: 'none' })).total).toBe(6)
  const nextFollowTime = new Date(clock.now.getTime() + 60_000).toISOString()
  const record = {
    targetType: 'company',
    targetId: company.id,
    followType: 'phone',
    content: '明天再聊',
  } as const
  const times = { followTime: clock.now.toISOString(), nextFollowTime, clientUid: uuid() }
  await call(followUp.save, { ...record, ...times }, { ...viewer, key: uuid() })
  const due = await asked({ due: 'due' })
  expect(due.list.map((row) => [row.companyId, row.nextFollowTime])).toEqual([[company.id, nextFollowTime]])
  expect((await asked({ due: 'later' })).total).toBe(0)
  expect((await asked({ due: 'none' })).total).toBe(5)
  expect((await asked({ editionId: later.id, due: 'due' })).list).toEqual([])
})

test('one’s own alone; an entry that left its list is none any more', async () => {
  const other = await signIn(server)
  expect((await call(exhibition.targets, {}, other)).data).toMatchObject({ list: [], editions: [] })
  await database.db
    .updateTable('exhibitor')
    .set({ withdrawnAt: clock.now.toISOString() })
    .where('editionId', '=', over.id)
    .execute()
  expect((await asked({})).total).toBe(5)
})
