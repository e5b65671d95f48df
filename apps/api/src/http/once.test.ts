import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { sweepKeys } from '#http/once.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { raw, call, database, clock } = server

async function record() {
  const { id } = await addCompany(server)
  return {
    targetType: 'company' as const,
    targetId: id,
    clientUid: uuid(),
    followType: 'phone' as const,
    content: '已沟通，下周再联系',
    followTime: clock.now.toISOString(),
  }
}

test('the same POST five times at once and five times after has one effect and one answer', async () => {
  const { token, tenantId } = await signIn(server)
  const input = await record()
  const key = uuid()
  const post = () => raw(followUp.save, input, { token, key })
  const answers = await Promise.all([post(), post(), post(), post(), post()])
  for (let at = 0; at < 5; at++) answers.push(await post())
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.json().data))).size).toBe(1)
  const rows = await database.db
    .selectFrom('followUp')
    .where('tenantId', '=', tenantId)
    .select('id')
    .execute()
  expect(rows).toHaveLength(1)
})

test('the same unlock five times at once with one key costs one credit and answers the same', async () => {
  const { token } = await signIn(server)
  const { id } = await addCompany(server)
  const key = uuid()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(member.unlock, { companyId: id }, { token, key })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  expect(answers[0]?.data).toMatchObject({ cost: 1, remaining: 4 })
})

test('one key does not serve two requests, nor two people', async () => {
  const [one, two] = [await signIn(server), await signIn(server)]
  const key = uuid()
  const first = await record()
  expect((await call(followUp.save, first, { token: one.token, key })).failure).toBeNull()
  const other = await call(followUp.save, { ...first, content: '别的内容' }, { token: one.token, key })
  expect(other).toMatchObject({ status: 409, failure: 'keyReused' })
  const theirs = await call(followUp.save, await record(), { token: two.token, key })
  expect(theirs.failure).toBeNull()
})

test('a failure stores nothing: the key is free for the repaired request', async () => {
  const { token } = await signIn(server)
  const key = uuid()
  const input = await record()
  const missing = await call(followUp.save, { ...input, targetId: uuid() }, { token, key })
  expect(missing.failure).toBe('notFound')
  expect((await call(followUp.save, input, { token, key })).failure).toBeNull()
})

test('keys longer than 255 are refused; old ones are swept', async () => {
  const { token, subAccountId } = await signIn(server)
  expect((await call(followUp.save, await record(), { token, key: 'k'.repeat(256) })).failure).toBe('invalid')
  const input = await record()
  await call(followUp.save, input, { token, key: 'k'.repeat(255) })
  const kept = () =>
    database.db.selectFrom('idempotencyKey').where('scope', '=', subAccountId).select('key').execute()
  await sweepKeys(database.db, new Date(clock.now.getTime() + 24 * 3_600_000))
  expect(await kept()).toHaveLength(1)
  await sweepKeys(database.db, new Date(clock.now.getTime() + 49 * 3_600_000))
  expect(await kept()).toHaveLength(0)
})
