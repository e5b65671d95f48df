import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database, clock } = server
clock.now = new Date('2026-11-21T04:00:00Z')

async function companies(count: number) {
  const made = []
  for (let at = 0; at < count; at++) made.push(await addCompany(server))
  return made.map(({ id }) => id)
}

test('a batch says its price, unlocks in the order given until the credits end, and charges nothing twice', async () => {
  const { token, tenantId } = await signIn(server)
  const [free = '', ...paid] = await companies(7)
  await call(member.unlock, { companyId: free }, { token })
  const empty = (await addCompany(server, { contacts: 0 })).id
  const companyIds = [free, empty, ...paid, paid[0] ?? '']
  const preview = await call(member.unlockBatchPreview, { companyIds }, { token })
  expect(preview.data).toEqual({ cost: 6, alreadyUnlocked: 1, withoutContacts: 1, remaining: 4, limit: 5 })

  const unknown = uuid()
  const done = await call(member.unlockBatch, { companyIds: [...companyIds, unknown] }, { token })
  expect(done.data).toEqual({
    unlocked: paid.slice(0, 4),
    already: [free],
    failed: expect.arrayContaining([
      { companyId: empty, reason: 'noContacts' },
      { companyId: unknown, reason: 'notFound' },
      { companyId: paid[4], reason: 'quotaUsedUp' },
      { companyId: paid[5], reason: 'quotaUsedUp' },
    ]),
    remaining: 0,
  })
  expect(done.data.failed).toHaveLength(4)
  const held = await database.db.selectFrom('unlock').where('tenantId', '=', tenantId).selectAll().execute()
  expect(held.map((row) => row.companyId).sort()).toEqual([free, ...paid.slice(0, 4)].sort())
  const usage = await database.db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', tenantId)
    .where('quotaCode', '=', 'unlock')
    .select('used')
    .execute()
  expect(usage).toEqual([{ used: 5 }])
})

test('batches of one tenant at once, crosswise over the same companies, never pass its credits', async () => {
  const { token } = await signIn(server, 'member')
  const ids = await companies(8)
  await database.db
    .updateTable('planQuota')
    .set({ limitValue: 20 })
    .where('planCode', '=', 'member')
    .where('quotaCode', '=', 'unlock')
    .execute()
  const more = await companies(16)
  const batches = [[...ids, ...more], [...more, ...ids].toReversed(), [...ids].toReversed(), [...more]]
  const answers = await Promise.all(
    batches.map((companyIds) => call(member.unlockBatch, { companyIds }, { token })),
  )
  const unlocked = answers.flatMap(({ data }) => data.unlocked)
  expect(new Set(unlocked).size).toBe(unlocked.length)
  expect(unlocked).toHaveLength(20)
  expect((await call(member.unlockBatchPreview, { companyIds: ids }, { token })).data.remaining).toBe(0)
})

test('the same batch sent again with its key answers the same and costs nothing more', async () => {
  const { token } = await signIn(server)
  const companyIds = await companies(2)
  const key = uuid()
  const first = await raw(member.unlockBatch, { companyIds }, { token, key })
  const again = await raw(member.unlockBatch, { companyIds }, { token, key })
  expect(again.body).toBe(first.body)
  expect(first.json().data.remaining).toBe(3)
})

test('a seat without credits of its own stops the batch, and nothing is counted for it', async () => {
  const { token, subAccountId, tenantId } = await signIn(server)
  await database.db.updateTable('subAccount').set({ unlockLimit: 1 }).where('id', '=', subAccountId).execute()
  const [first = '', second = ''] = await companies(2)
  const { data } = await call(member.unlockBatch, { companyIds: [first, second] }, { token })
  expect(data.unlocked).toEqual([first])
  expect(data.failed).toEqual([{ companyId: second, reason: 'quotaUsedUp' }])
  const usage = await database.db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', tenantId)
    .where('quotaCode', '=', 'unlock')
    .select('used')
    .execute()
  expect(usage).toEqual([{ used: 1 }])
})
