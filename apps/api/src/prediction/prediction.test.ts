import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call } = server

test('an edition that was never scored says so, and nothing is made up for it', async () => {
  const edition = await addEdition(server, { days: 40 })
  const { token } = await signIn(server, 'member')
  const one = await call(prediction.edition, { id: edition.id })
  expect(one.data).toMatchObject({
    lack: { code: 'notScoredYet' },
    predictedCount: 0,
    scorecard: null,
    scoredAt: null,
  })
  const list = await call(prediction.companies, { editionId: edition.id }, { token })
  expect(list.data).toMatchObject({ list: [], total: 0, head: { lack: { code: 'notScoredYet' } } })
})

test('what is not there is not found', async () => {
  const { token } = await signIn(server)
  const company = await addCompany(server)
  expect((await call(prediction.edition, { id: uuid() })).failure).toBe('notFound')
  expect((await call(prediction.companies, { editionId: uuid() })).failure).toBe('notFound')
  expect((await call(prediction.byCompany, { id: uuid() })).failure).toBe('notFound')
  expect((await call(prediction.scorecard, { editionId: uuid() })).failure).toBe('notFound')
  expect((await call(prediction.explain, { predictionId: uuid() }, { token })).failure).toBe('notFound')
  const vote = { editionId: uuid(), companyId: company.id, verdict: 'yes' as const }
  expect((await call(prediction.feedback, vote, { token })).failure).toBe('notFound')
})

test('a company that never exhibited is not predicted, with the reason', async () => {
  const company = await addCompany(server)
  const answer = await call(prediction.byCompany, { id: company.id })
  expect(answer.data).toMatchObject({ list: [], lack: 'neverListed' })
})
