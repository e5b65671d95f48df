import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server

async function list(editionId: string, companyId: string) {
  await database.db
    .insertInto('exhibitor')
    .values({ id: uuid(), editionId, companyId, listedName: companyId, boothNo: uuid(), dataSource: '测试' })
    .execute()
}

test('by how many editions were shared, each told; by products only those that have some in common', async () => {
  const viewer = await signIn(server, 'member')
  const [own, often, once, never] = [
    await addCompany(server),
    await addCompany(server),
    await addCompany(server),
    await addCompany(server),
  ]
  const { id: first } = await addEdition(server, { days: -40, entries: 1, companyId: own.id })
  const { id: second } = await addEdition(server, { days: -20, entries: 1, companyId: own.id })
  const { id: elsewhere } = await addEdition(server, { days: -10 })
  await list(first, often.id)
  await list(second, often.id)
  await list(second, once.id)
  await list(elsewhere, never.id)
  for (const { id } of [own, once])
    await database.db
      .updateTable('company')
      .set({ products: ['数控车床', id] })
      .where('id', '=', id)
      .execute()
  const { data } = await call(company.similarCompany, { id: own.id }, viewer)
  expect(data.list).toMatchObject([
    { id: often.id, coExhibitionCount: 2, sharedEditions: [{ editionId: second }, { editionId: first }] },
    {
      id: once.id,
      coExhibitionCount: 1,
      sharedEditions: [{ editionId: second }],
      sameProducts: ['数控车床'],
    },
  ])
  expect(data.total).toBe(2)
  const products = (await call(company.similarCompany, { id: own.id, tab: 'products' }, viewer)).data
  expect(products.list.map(({ id }) => id)).toEqual([once.id])
})

test('pages follow each other, and the plan ends them', async () => {
  const [free, paying] = [await signIn(server), await signIn(server, 'member')]
  const own = await addCompany(server)
  const { id: editionId } = await addEdition(server, { days: -5, entries: 1, companyId: own.id })
  for (let at = 0; at < 12; at++) await list(editionId, (await addCompany(server, { contacts: 0 })).id)
  const ask = async (who: typeof free, cursor?: string | null) =>
    (await call(company.similarCompany, { id: own.id, limit: 7, ...(cursor && { cursor }) }, who)).data
  const first = await ask(paying)
  const rest = await ask(paying, first.cursor)
  expect(new Set([...first.list, ...rest.list].map(({ id }) => id)).size).toBe(12)
  expect((await ask(free)).access).toMatchObject({ visible: 10, hidden: 2, reason: 'plan' })
})
