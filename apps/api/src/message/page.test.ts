import { account } from '@zhzz/contract/account/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeMessages } from '#message/writeMessages.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server

/** A person with three messages: a plan that ends, a list that was published, a window that opens; the last is the newest. */
async function told() {
  const viewer = await signIn(server)
  const kinds = [
    ['planExpires', { name: 'member', until: '2026-12-22' }],
    ['listPublished', { name: '测试展', count: 320 }],
    ['windowOpens', { name: '测试展', until: '2027-01-05' }],
  ] as const
  for (const [at, [kind, facts]] of kinds.entries())
    await writeMessages(
      sql`select ${viewer.subAccountId}::uuid as sub_account_id, ${kind} as kind, null::uuid as object_id,
        ${JSON.stringify(facts)}::jsonb as facts, ${`test ${kind}`} as source`,
      new Date(clock.now.getTime() + at * 1_000),
    ).execute(database.db)
  const page = async (input: { category?: 'exhibition' | 'member'; limit?: number; cursor?: string } = {}) =>
    (await call(message.page, input, viewer)).data
  return {
    viewer,
    page,
    unread: async () => (await call(account.statistics, {}, viewer)).data.unreadMessageCount,
  }
}

test('messages stand with the newest first, in pages and by what they are about', async () => {
  const { page, unread } = await told()
  const first = await page({ limit: 2 })
  expect(first.list.map(({ kind }) => kind)).toEqual(['windowOpens', 'listPublished'])
  const second = await page({ limit: 2, cursor: first.cursor ?? '' })
  expect(second.list.map(({ kind }) => kind)).toEqual(['planExpires'])
  expect((await page({ category: 'member' })).list).toMatchObject([
    { kind: 'planExpires', name: 'member', until: '2026-12-22', objectId: null },
  ])
  expect(first.unread).toEqual({ followUp: 0, exhibition: 1, prediction: 1, member: 1, announcement: 0 })
  expect(await unread()).toBe(3)
})

test('what is opened is read; all of a category are, but for what has come since one looked', async () => {
  const { viewer, page, unread } = await told()
  const [newest, second] = (await page()).list
  await call(message.read, { id: newest?.id ?? '' }, { ...viewer, key: uuid() })
  expect(await unread()).toBe(2)
  const until = second?.createdAt ?? ''
  const all = await call(message.readAll, { category: 'exhibition', until }, { ...viewer, key: uuid() })
  expect([all.data.read, await unread()]).toEqual([1, 1])
  const before = new Date(Date.parse(until) - 60_000).toISOString()
  const none = await call(message.readAll, { until: before }, { ...viewer, key: uuid() })
  expect([none.data.read, await unread()]).toEqual([0, 1])
})

test('what is deleted is gone, and back when that is taken back', async () => {
  const { viewer, page, unread } = await told()
  const id = (await page()).list[0]?.id ?? ''
  await call(message.remove, { id }, { ...viewer, key: uuid() })
  expect([(await page()).total, await unread()]).toEqual([2, 2])
  await call(message.remove, { id, isBack: true }, { ...viewer, key: uuid() })
  expect([(await page()).list[0]?.id, await unread()]).toEqual([id, 3])
})

test('nobody reads, marks or deletes what others were told', async () => {
  const [one, other] = [await told(), await told()]
  const id = (await one.page()).list[0]?.id ?? ''
  for (const endpoint of [message.read, message.remove])
    expect((await call(endpoint, { id }, { ...other.viewer, key: uuid() })).failure).toBe('notFound')
  expect((await call(message.readAll, { until: clock.now.toISOString() }, {})).failure).toBe('signedOut')
  expect(await one.unread()).toBe(3)
})
