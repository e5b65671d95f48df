import { operate } from '@zhzz/contract/operate/calls.ts'
import { silent } from '@zhzz/db/log.ts'
import { expect, test } from 'vitest'
import { predictingAsked } from '#start/predictingAsked.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const chief = await addOperator(server, ['running'])
const { id: companyId } = await addCompany(server)
await addEdition(server, { days: 20, entries: 1, companyId })

test('a run is asked for once, done by the job, and stands among the runs', async () => {
  const job = predictingAsked(database, { now: () => new Date() }, silent)
  const round = () => job.work(new AbortController().signal)
  const shown = async () => (await call(operate.forecasts, {}, chief)).data
  await round()
  expect((await shown()).runs).toEqual([])
  const both = await Promise.all([
    call(operate.startForecast, {}, chief),
    call(operate.startForecast, {}, chief),
  ])
  expect(new Set(both.map(({ failure }) => failure))).toEqual(new Set([null, 'conflict']))
  expect((await shown()).asked).toMatchObject({ by: `${chief.name} (console)` })
  await round()
  expect(await shown()).toMatchObject({ asked: null, failure: null, runs: [{ status: 'done' }] })
  expect((await call(operate.startForecast, {}, chief)).failure).toBeNull()
})
