import { walkKey } from '@zhzz/contract/exhibition/boothPlace.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { id: editionId, name } = await addEdition(server, { days: 10 })

async function entry(boothNo: string, { edition = editionId, withdrawn = false } = {}): Promise<string> {
  const id = uuid()
  await database.db
    .insertInto('exhibitor')
    .values({
      id,
      editionId: edition,
      listedName: `在 ${boothNo}`,
      boothNo,
      dataSource: '测试',
      withdrawnAt: withdrawn ? '2026-11-01' : null,
    })
    .execute()
  return id
}

async function mark(ids: string[], who: { token: string }) {
  const at = clock.now.toISOString()
  await call(
    exhibition.markTargets,
    { marks: ids.map((exhibitorId) => ({ exhibitorId, state: 'todo' as const, at })) },
    who,
  )
}

test('the own targets of one edition hall by hall; numbers that say no place apart', async () => {
  const [me, other] = [await signIn(server), await signIn(server)]
  const booths = ['H10-A01', '待定', 'H2-B30', 'H2-A02', 'H2-A31']
  const ids = await Promise.all(booths.map((booth) => entry(booth)))
  const elsewhere = await entry('H1-A01', { edition: (await addEdition(server, { days: 20 })).id })
  await mark([...ids, elsewhere, await entry('H1-A09', { withdrawn: true })], me)
  await mark([await entry('H1-A10')], other)
  const { data } = await call(exhibition.route, { editionId }, me)
  expect(data.editionName).toBe(name)
  expect(data.stops.map(({ row, hall }) => [hall, row.boothNo])).toEqual([
    ['H2', 'H2-A02'],
    ['H2', 'H2-A31'],
    ['H2', 'H2-B30'],
    ['H10', 'H10-A01'],
  ])
  expect(data.apart.map(({ boothNo, target }) => [boothNo, target])).toEqual([['待定', 'todo']])
  expect(data).toMatchObject({ halls: 2, metres: 99 })
  expect((await call(exhibition.route, { editionId: uuid() }, me)).failure).toBe('notFound')
  expect((await call(exhibition.route, { editionId })).failure).toBe('signedOut')
})

test('the list is ordered by the same key as the route', async () => {
  const booths = ['8.1H-A10', '8.1H-A9', 'h2-b003', 'N5 A18', 'A100001', '', '3号馆A12']
  const { id } = await addEdition(server, { days: 30 })
  for (const booth of booths) await entry(booth, { edition: id })
  const rows = await database.db
    .selectFrom('exhibitor')
    .where('editionId', '=', id)
    .select(['boothNo', 'boothWalk'])
    .execute()
  expect(rows.map(({ boothNo }) => walkKey(boothNo))).toEqual(rows.map(({ boothWalk }) => boothWalk))
})
