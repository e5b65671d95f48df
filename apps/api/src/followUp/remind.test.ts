import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { expect, test } from 'vitest'
import { remind } from '#followUp/remind.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const minute = 60_000

/** A follow-up written now, with the next contact in an hour, and its reminder 15 minutes before. */
async function planned(content = '再谈') {
  const viewer = await signIn(server)
  const target = await addCompany(server)
  const at = (minutes: number) => new Date(clock.now.getTime() + minutes * minute).toISOString()
  const { data } = await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: target.id,
      clientUid: uuid(),
      followType: 'phone',
      content,
      followTime: at(0),
      nextFollowTime: at(60),
      remindMinutes: 15,
    },
    { ...viewer, key: uuid() },
  )
  return {
    viewer,
    target,
    id: data.id,
    nextFollowTime: at(60),
    /** The time `minutes` from when it was written. */
    later: (minutes: number) => new Date(Date.parse(at(0)) + minutes * minute),
    messages: async () => (await call(message.page, {}, viewer)).data,
    settle: (action: 'postpone' | 'done' | 'reopen', nextFollowTime?: string) =>
      call(
        followUp.settleNext,
        { id: data.id, action, ...(nextFollowTime !== undefined && { nextFollowTime }) },
        { ...viewer, key: uuid() },
      ),
  }
}

test('a reminder comes at its minute, not before, and once, however many look', async () => {
  const { target, id, nextFollowTime, later, messages } = await planned()
  await remind(database.db, later(44))
  expect((await messages()).list).toEqual([])
  await Promise.all([1, 2, 3, 4].map(() => remind(database.db, later(45))))
  await remind(database.db, later(200))
  const { list, unread } = await messages()
  const [first] = list
  expect(list).toHaveLength(1)
  expect(first).toMatchObject({
    kind: 'followUpDue',
    category: 'followUp',
    objectId: id,
    name: target.name,
    isRead: false,
  })
  expect(first?.kind === 'followUpDue' && new Date(first.at).toISOString()).toBe(nextFollowTime)
  expect(unread).toEqual({ followUp: 1, exhibition: 0, prediction: 0, member: 0, announcement: 0 })
})

test('what was put off is reminded of again; what was done is not', async () => {
  const { later, messages, settle } = await planned()
  await remind(database.db, later(50))
  await settle('postpone', later(300).toISOString())
  await remind(database.db, later(284))
  expect((await messages()).total).toBe(1)
  await remind(database.db, later(286))
  expect((await messages()).total).toBe(2)
  const other = await planned()
  await other.settle('done')
  await remind(database.db, other.later(60))
  expect((await other.messages()).total).toBe(0)
})

test('who has switched reminders off gets none, and none of that time when they are on again', async () => {
  const { viewer, later, messages } = await planned()
  const set = (inApp: boolean) =>
    call(person.saveNotificationSetting, { followUp: { inApp } }, { ...viewer, key: uuid() })
  await set(false)
  await remind(database.db, later(50))
  await set(true)
  await remind(database.db, later(51))
  expect((await messages()).list).toEqual([])
})

test('nothing that was noted, and no number of a contact, is in a message', async () => {
  const { later, target, messages } = await planned('请打 13912345678 找欧阳测试，或 a@b.example')
  await remind(database.db, later(50))
  const [row] = await database.db
    .selectFrom('message')
    .where('facts', '@>', JSON.stringify({ name: target.name }))
    .selectAll()
    .execute()
  const said = JSON.stringify([row, (await messages()).list])
  expect(said).toContain(target.name)
  for (const secret of ['13912345678', '欧阳', 'a@b.example', ...target.phones])
    expect(said).not.toContain(secret)
})

test('the due are found by an index, however many are not', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from follow_up where next_state = 'open' and deleted_at is null
       and remind_at is distinct from reminded_for and remind_at <= now() order by remind_at limit 1000`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('follow_up_remind')
  } finally {
    client.release(true)
  }
})
