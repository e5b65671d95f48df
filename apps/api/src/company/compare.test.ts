import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database } = server
const { db } = database

async function list(editionId: string, ...companyIds: string[]) {
  for (const companyId of companyIds)
    await db
      .insertInto('exhibitor')
      .values({
        id: uuid(),
        editionId,
        companyId,
        listedName: companyId,
        boothNo: uuid(),
        dataSource: '测试',
      })
      .execute()
}

test('two companies stand side by side with the exhibitions they share and those of each alone', async () => {
  const viewer = await signIn(server, 'member')
  const [one, other] = [await addCompany(server), await addCompany(server)]
  const held = async () => addEdition(server, { days: -20 })
  const [both, first, second] = [await held(), await held(), await held()]
  await list(both.id, one.id, other.id)
  await list(first.id, one.id)
  await list(second.id, other.id)
  const { companies, shared } = (
    await call(company.compare, { ids: [other.id, one.id, other.id, uuid()] }, viewer)
  ).data
  expect(companies.map(({ card }) => card.id)).toEqual([other.id, one.id])
  expect(shared.count).toBe(1)
  expect(shared.newest[0]).toMatchObject({ editionId: both.id })
  expect(new Set(shared.newest[0]?.companyIds)).toEqual(new Set([one.id, other.id]))
  expect(companies.map(({ alone }) => alone.newest.map(({ editionId }) => editionId))).toEqual([
    [second.id],
    [first.id],
  ])
  expect(companies[0]).toMatchObject({ exhibitions: { total: 2 }, stage: null, signals: { total: 0 } })
})

test('none or one, five, and none that is known are refused; a visitor is asked to sign in', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  const codeOf = async (ids: string[], who = {}) => (await raw(company.compare, { ids }, who)).json().code
  for (const ids of [[], [id], [id, id, id, id, id]]) expect(await codeOf(ids, viewer)).toBe(400)
  expect(await codeOf([uuid(), uuid()], viewer)).toBe(404)
  expect(await codeOf([id, uuid()])).toBe(401)
})
