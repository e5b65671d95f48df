import { company } from '@zhzz/contract/company/calls.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { StandbyNow } from '#outside/standby.ts'
import { atFirstThatCan, type Place } from '#serve/places.ts'
import { goodRequests } from '#testing/goodRequests.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'
import { Way } from '#testing/way.ts'

const leader = await testDatabase()
const way = new Way(leader.url)
const url = await way.listen()
const pool = createPool(url)
const readOnly = new URL(leader.url)
readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
const copy = createPool(String(readOnly))
/** Of a moment at which nothing of this test was written. */
const old = await testDatabase()
let standby: StandbyNow | null = null
const server = await testServer({
  database: { ...leader, ...wrap(pool, url) },
  standby: { now: () => standby, lagSeconds: () => 0, stop: async () => {} },
})
const { raw, call, clock } = server
const person = await signIn(server)
const { id: companyId } = await addCompany(server, { name: '苏州测试激光设备有限公司' })
const edition = await addEdition(server, { days: 20, entries: 12, companyId })
const reads = endpoints.filter(({ kind }) => kind === 'read')
const requests = goodRequests({ companyId, editionId: edition.id, now: clock.now })
const there = { db: wrap(copy, String(readOnly)).db, searching: copy, keepsUp: true, isLeaderAway: false }

beforeEach(() => {
  standby = there
  way.shut(false)
})
afterAll(async () => {
  await Promise.all([pool.end(), copy.end()])
  way.close()
})

const ofVisitors = reads.filter(({ access }) => access === 'anyone' || access === 'visitor')
test.each(ofVisitors.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: a visitor who is not signed in is answered by a standby as by the leader',
  async (name, endpoint) => {
    const there = (await raw(endpoint, requests[name]?.())).json().code
    standby = null
    const usual = (await raw(endpoint, requests[name]?.())).json().code
    expect(there).toBe(usual)
  },
)

test('the standby takes no writes', async () => {
  await expect(copy.query('create table written ()')).rejects.toThrow('read-only')
})

test('what a standby does not know of yet is asked of the leader', async () => {
  standby = { ...there, db: old.db, searching: old.pool }
  expect((await call(company.detail, { id: companyId })).failure).toBeNull()
  standby = null
  expect((await call(company.detail, { id: companyId })).failure).toBeNull()
})

test('who is signed in reads the leader, but for searches', async () => {
  standby = { ...there, db: old.db, searching: old.pool }
  const { token } = person
  expect(
    (await call(followUp.list, { targetType: 'company', targetId: companyId }, { token })).failure,
  ).toBeNull()
  expect((await call(company.search, { keyword: '激光' }, { token })).data.list).toEqual([])
  standby = { ...standby, keepsUp: false }
  expect((await call(company.search, { keyword: '激光' }, { token })).data.list).toHaveLength(1)
})

test('in the moment in which the leader goes, and nobody knows it yet, what only reads is answered; writes may try again', async () => {
  const { token } = person
  const card = { targetType: 'company', targetId: companyId } as const
  const favorite = { objectType: 'company', objectId: companyId, favorited: true } as const
  way.shut(true)
  expect((await call(followUp.list, card, { token })).failure).toBeNull()
  expect((await call(company.search, { keyword: '激光' }, { token })).failure).toBeNull()
  expect((await call(company.search, { keyword: '激光' }, { ip: '203.0.113.7' })).failure).toBeNull()
  expect((await call(member.toggleFavorite, favorite, { token })).failure).toBe('busy')
})

test('in that moment the node goes on saying that it is ready', async () => {
  way.shut(true)
  const asked = await server.app.inject('/readyz')
  expect([asked.statusCode, asked.json().reads]).toEqual([200, 'standby'])
  standby = null
  expect((await server.app.inject('/readyz')).statusCode).toBe(503)
})

test('where a connection is lost the next place is asked, what a standby does not know yet of the leader alone', async () => {
  const usual: Pick<Place, 'isStandby'> = {}
  const copies: typeof usual = { isStandby: true }
  const asked = async (error: Error, fails: number) => {
    const places: (boolean | undefined)[] = []
    await atFirstThatCan([copies, copies, usual], async ({ isStandby }) => {
      if (places.push(isStandby) <= fails) throw error
    })
    return places.map((isStandby) => (isStandby ? 'standby' : 'leader'))
  }
  const lost = new Error('Connection terminated unexpectedly')
  expect(await asked(lost, 1)).toEqual(['standby', 'standby'])
  expect(await asked(lost, 2)).toEqual(['standby', 'standby', 'leader'])
  expect(await asked(new Failure('notFound'), 1)).toEqual(['standby', 'leader'])
})
