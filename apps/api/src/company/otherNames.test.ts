import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server

test('a company known from lists names whom it may be, and the record which of those may be it', async () => {
  const [listed, record] = [await addCompany(server), await addCompany(server)]
  await database.db.updateTable('company').set({ knownFrom: 'list' }).where('id', '=', listed.id).execute()
  await database.db
    .insertInto('companyCandidate')
    .values({
      companyId: listed.id,
      candidateId: record.id,
      score: 0.82,
      reasons: JSON.stringify(['sameStem']),
    })
    .execute()
  const of = async (id: string) => (await call(company.detail, { id })).data.mayBe
  expect(await of(listed.id)).toMatchObject([
    { id: record.id, knownFrom: 'registry', score: 0.82, reason: 'sameStem' },
  ])
  expect(await of(record.id)).toMatchObject([{ id: listed.id, knownFrom: 'list', reason: 'sameStem' }])
})
