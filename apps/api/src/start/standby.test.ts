import { silent } from '@zhzz/db/log.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Standby } from '#outside/standby.ts'
import { watchStandby } from '#start/standby.ts'
import { Way } from '#testing/way.ts'

const { url } = await testDatabase()

const [toLeader, toStandby] = [new Way(url), new Way(url)]
let standby: Standby

beforeAll(async () => {
  const leaderUrl = await toLeader.listen()
  standby = watchStandby(await toStandby.listen(), { leaderUrl, mostLagSeconds: 5, log: silent })
})
afterAll(async () => {
  await standby.stop()
  toLeader.close()
  toStandby.close()
})

const poll = (ask: () => unknown) => expect.poll(ask, { timeout: 10_000 })

test('a standby that keeps up says so', async () => {
  await poll(() => standby.now()?.keepsUp).toBe(true)
  expect(standby.now()?.isLeaderAway).toBe(false)
  expect(standby.lagSeconds()).toBeLessThan(5)
})

test('while the leader is away the standby stands in; once it is back, no more', async () => {
  toLeader.shut(true)
  await poll(() => standby.now()?.isLeaderAway).toBe(true)
  const stood = standby.now()
  if (stood === null) throw new Error('nobody stands in')
  expect((await sql<{ one: number }>`select 1 as one`.execute(stood.db)).rows).toEqual([{ one: 1 }])
  expect(stood.keepsUp).toBe(true)
  toLeader.shut(false)
  await poll(() => standby.now()?.isLeaderAway).toBe(false)
})

test('a standby that is away is not read', async () => {
  toStandby.shut(true)
  await poll(() => standby.now()).toBe(null)
  expect(standby.lagSeconds()).toBe(null)
  toLeader.shut(false)
  toStandby.shut(false)
  await poll(() => standby.now()?.keepsUp).toBe(true)
})
