import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const here = { latitude: 31.19, longitude: 121.3 }

async function companyAt(north: number): Promise<string> {
  const { id } = await addCompany(server)
  await database.db
    .updateTable('company')
    .set({ latitude: here.latitude + north, longitude: here.longitude })
    .where('id', '=', id)
    .execute()
  return id
}

test('companies around a point come the nearest first, with how far they are, in pages; none without a place', async () => {
  const far = await companyAt(0.018)
  const nearest = await companyAt(0.0018)
  await companyAt(0.5)
  await addCompany(server)
  const who = await signIn(server)
  const first = (await call(company.near, { ...here, limit: 1 }, who)).data
  expect(first.list.map(({ id, distance }) => ({ id, distance }))).toEqual([{ id: nearest, distance: 200 }])
  expect(first.total).toBe(2)
  const second = (await call(company.near, { ...here, limit: 1, cursor: first.cursor ?? '' }, who)).data
  expect(second.list.map(({ id, distance }) => ({ id, distance }))).toEqual([{ id: far, distance: 2002 }])
  expect(second.cursor).toBeNull()
  expect((await call(company.near, here, {})).failure).toBe('signedOut')
})
