import { event } from '@zhzz/contract/event/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { sweep } from '#start/sweep.ts'
import { teamWorld } from '#testing/teamWorld.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { localStorage } from '#upload/localStorage.ts'

const server = await testServer()
const { call, clock, database, files } = server

test('a click is forgotten half a year after it came, whatever the device said of its time', async () => {
  const clicks = ['2126-01-01T00:00:00Z', '1990-01-01T00:00:00Z'].map((at) => ({
    at,
    page: '/',
    target: 'x',
  }))
  await call(event.batch, { visit: uuid(), clicks })
  const left = async (days: number) => {
    await sweep(database.db, localStorage(files), new Date(clock.now.getTime() + days * 86_400_000))
    return (await database.db.selectFrom('eventLog').select('id').execute()).length
  }
  expect(await left(179)).toBe(2)
  expect(await left(181)).toBe(0)
})

test('what was handed over one by one is forgotten once it cannot be taken back; the sums stay', async () => {
  const { newTeam, fill } = await teamWorld(server)
  const { owner, anna } = await newTeam()
  await fill(anna, 2)
  await call(team.removeMember, { subAccountId: anna.subAccountId }, { ...owner, key: uuid() })
  const items = async (hours: number) => {
    await sweep(database.db, localStorage(files), new Date(clock.now.getTime() + hours * 3_600_000))
    return (await database.db.selectFrom('handOverItem').select('kind').execute()).length
  }
  expect(await items(23)).toBe(7)
  expect(await items(25)).toBe(0)
  const kept = await database.db.selectFrom('handOver').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ customers: 2, tasks: 2, targets: 2, exhibitions: 1 })
})
