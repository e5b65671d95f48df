import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import type { Answered } from '#http/answered.ts'
import { usualRates } from '#http/rates.ts'
import { addKey } from '#testing/addKey.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const told: Answered[] = []
const server = await testServer({ tellAnswered: (answered) => void told.push(answered) })
const { call, clock, database } = server
const { db } = database
const shown = await addCompany(server)
type Wish = Parameters<typeof addKey>[2]
const makeKey = (who: { token: string }, wish?: Wish) => addKey(server, who, wish)
const keysOf = async (who: { token: string }) => (await call(accessKey.list, {}, who)).data.keys

test('its last use is told to the minute; the log and the lines of the server name the key, never its secret', async () => {
  const who = await signIn(server, 'member')
  const { id, bearer } = await makeKey(who)
  told.length = 0
  await call(member.unlock, { companyId: shown.id }, { bearer, key: uuid(), ip: '203.0.113.9' })
  expect((await keysOf(who))[0]).toMatchObject({
    usedCall: 'member.unlock',
    usedNetwork: '203.0.113.*',
    usedAt: clock.now.toISOString(),
  })
  expect(told.find(({ call }) => call === 'member.unlock')?.accessKey).toBe(id)
  const lines = await db
    .selectFrom('securityEvent')
    .where('subAccountId', '=', who.subAccountId)
    .select(['event', 'detail'])
    .execute()
  expect(lines).toEqual(
    expect.arrayContaining([
      { event: 'accessKey', detail: null },
      { event: 'unlock', detail: `key ${id}` },
    ]),
  )
  expect(JSON.stringify([lines, told])).not.toContain(bearer.slice(5))
})

test('a key asks so often, and all keys of a tenant together', async () => {
  const rates = { ...usualRates, callsPerKeyMinute: 3, keyCallsPerTenantMinute: 5 }
  const slow = await testServer({ database, sealing: server.sealing, clock: () => clock.now, rates })
  const who = await signIn(server, 'member')
  const [one, two] = [await makeKey(who), await makeKey(who)]
  const failures = async (bearer: string, times: number) => {
    const all: (string | null)[] = []
    for (let at = 0; at < times; at++) all.push((await slow.call(account.current, {}, { bearer })).failure)
    return all
  }
  expect(await failures(one.bearer, 4)).toEqual([null, null, null, 'tooManyRequests'])
  expect(await failures(two.bearer, 3)).toEqual([null, null, 'tooManyRequests'])
  expect((await slow.call(account.current, {}, who)).failure).toBeNull()
})

test('who looks after people sees every key, and ends one', async () => {
  const who = await signIn(server, 'member')
  const { id, bearer } = await makeKey(who, { name: '对接 CRM' })
  const operator = await addOperator(server, ['people'])
  const { list } = (await call(operate.accessKeys, {}, operator)).data
  expect(list.find((row) => row.id === id)).toMatchObject({
    name: '对接 CRM',
    shown: bearer.slice(0, 9),
    level: 'write',
  })
  expect(JSON.stringify(list)).not.toContain(bearer.slice(9))
  expect((await call(operate.revokeAccessKey, { id }, operator)).failure).toBeNull()
  expect((await call(account.current, {}, { bearer })).failure).toBe('signedOut')
  expect((await call(operate.revokeAccessKey, { id }, operator)).failure).toBe('notFound')
})
