import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { OfflinePack } from '@zhzz/contract/exhibition/pack.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { id: editionId, name } = await addEdition(server, { days: 10, entries: 120 })
const paying = await signIn(server, 'member')

const digests = ({ shelves }: OfflinePack) =>
  [...shelves].sort((a, b) => a.at - b.at).map(({ digest }) => digest)
const rowsOf = ({ shelves }: OfflinePack) => shelves.flatMap(({ rows }) => rows)

test('a pack has the edition and every entry once, as the list shows them', async () => {
  const { data } = await call(exhibition.pack, { editionId }, paying)
  expect(data.detail.card.name).toBe(name)
  expect(data).toMatchObject({ total: 120, shownEditionName: null, access: { level: 'full', hidden: 0 } })
  expect(data.shelves).toHaveLength(64)
  const listed = await call(exhibition.exhibitors, { editionId, limit: 100 }, paying)
  expect(rowsOf(data)).toHaveLength(120)
  expect(rowsOf(data)).toEqual(expect.arrayContaining(listed.data.list))
})

test('who has it gets only the shelves that changed', async () => {
  const { data: first } = await call(exhibition.pack, { editionId }, paying)
  const held = digests(first)
  expect((await call(exhibition.pack, { editionId, held }, paying)).data.shelves).toEqual([])
  const [changed, gone] = rowsOf(first)
  await database.db
    .updateTable('exhibitor')
    .set({ boothNo: 'Z999' })
    .where('id', '=', changed?.id ?? '')
    .execute()
  await database.db
    .updateTable('exhibitor')
    .set({ withdrawnAt: '2026-11-01' })
    .where('id', '=', gone?.id ?? '')
    .execute()
  const { data: second } = await call(exhibition.pack, { editionId, held }, paying)
  const shelves = [changed, gone].map((row) =>
    first.shelves.find(({ rows }) => rows.some(({ id }) => id === row?.id)),
  )
  expect(new Set(second.shelves.map(({ at }) => at))).toEqual(new Set(shelves.map((one) => one?.at)))
  expect(rowsOf(second).find(({ id }) => id === changed?.id)?.boothNo).toBe('Z999')
  expect(rowsOf(second).some(({ id }) => id === gone?.id)).toBe(false)
})

test('a plan keeps as many rows as it shows, and the own targets; another person’s are not in it', async () => {
  const [free, other] = [await signIn(server), await signIn(server)]
  const all = rowsOf((await call(exhibition.pack, { editionId }, paying)).data)
  const own = rowsOf((await call(exhibition.pack, { editionId }, free)).data)
  expect(own).toHaveLength(50)
  const beyond = all.filter(({ id }) => !own.some((one) => one.id === id))
  const mark = { state: 'todo' as const, at: clock.now.toISOString() }
  await call(exhibition.markTargets, { marks: [{ exhibitorId: beyond[0]?.id ?? '', ...mark }] }, free)
  await call(exhibition.markTargets, { marks: [{ exhibitorId: beyond[1]?.id ?? '', ...mark }] }, other)
  const { data } = await call(exhibition.pack, { editionId }, free)
  expect(data.access).toMatchObject({ level: 'preview', visible: 50, reason: 'plan' })
  expect(rowsOf(data)).toHaveLength(51)
  expect(rowsOf(data).find(({ target }) => target !== null)?.id).toBe(beyond[0]?.id)
})

test('as many packs on a device as the plan allows; nobody without a session, and of nothing that is not there', async () => {
  const free = await signIn(server)
  expect((await call(exhibition.pack, { editionId, others: 1 }, free)).failure).toBe('quotaUsedUp')
  expect((await call(exhibition.pack, { editionId, others: 4 }, paying)).failure).toBeNull()
  expect((await call(exhibition.pack, { editionId, others: 5 }, paying)).failure).toBe('quotaUsedUp')
  expect((await call(exhibition.pack, { editionId })).failure).toBe('signedOut')
  expect((await call(exhibition.pack, { editionId: uuid() }, paying)).failure).toBe('notFound')
})

test('an edition without a list of its own has that of the one before', async () => {
  const then = await addEdition(server, { days: -300, entries: 3 })
  const now = await addEdition(server, { days: 40, seriesId: then.seriesId })
  const { data } = await call(exhibition.pack, { editionId: now.id }, paying)
  expect(data.shownEditionName).toBe(then.name)
  expect(rowsOf(data)).toHaveLength(3)
})
