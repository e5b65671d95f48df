import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { joinTeam, type Person } from '#testing/joinTeam.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
clock.now = new Date('2026-11-22T02:00:00Z')
const owner = await signIn(server, 'team')
const anna = await joinTeam(server, owner)
const ben = await joinTeam(server, owner)

async function plan(who: Person, content: string, hours: number) {
  const { id: targetId } = await addCompany(server)
  const at = (offset: number) => new Date(clock.now.getTime() + offset * 3_600_000).toISOString()
  const fields = { targetType: 'company', targetId, clientUid: uuid(), followType: 'phone' } as const
  const times = { followTime: at(-1), nextFollowTime: at(hours) }
  return (await call(followUp.save, { ...fields, ...times, content }, { ...who, key: uuid() })).data
}

await plan(anna, '安娜今天', 2)
await plan(anna, '安娜后天', 50)
await plan(ben, '本今天', 1)
await plan(owner, '老板下周', 24 * 10)

test('who may see the team sees what it has to do, of all and of one, and how much of it is due', async () => {
  const said = async (input: { tab?: 'due' | 'week' | 'all'; subAccountId?: string }) =>
    (await call(followUp.team, input, owner)).data
  const due = await said({})
  expect(due.list.map(({ content }) => content)).toEqual(['本今天', '安娜今天'])
  expect((await said({ tab: 'week' })).list.map(({ content }) => content)).toEqual(['安娜后天'])
  expect((await said({ tab: 'all' })).total).toBe(4)
  const one = await said({ tab: 'all', subAccountId: anna.subAccountId })
  expect(one.list.map(({ content, isMyTask }) => [content, isMyTask])).toEqual([
    ['安娜今天', false],
    ['安娜后天', false],
  ])
  expect(due.people.map(({ due: n, open }) => [n, open])).toEqual([
    [0, 1],
    [1, 2],
    [1, 1],
  ])
})

test('a member sees no team; what a person keeps to themselves the owner does not see either', async () => {
  expect((await raw(followUp.team, {}, anna)).json().data.failure).toBe('forbidden')
  await database.db
    .insertInto('personalSetting')
    .values({ subAccountId: ben.subAccountId, shareFollowToTeam: false })
    .execute()
  const { data } = await call(followUp.team, { tab: 'all' }, owner)
  expect(data.list.some(({ content }) => content === '本今天')).toBe(false)
  expect(data.people.map(({ subAccountId }) => subAccountId)).not.toContain(ben.subAccountId)
})

test('another tenant’s people and tasks are nowhere', async () => {
  const stranger = await signIn(server, 'team')
  const { data } = await call(followUp.team, { tab: 'all' }, stranger)
  expect(data).toMatchObject({ list: [], people: [], total: 0 })
  const reached = await raw(followUp.team, { subAccountId: anna.subAccountId }, stranger)
  expect(reached.json().data.failure).toBe('notFound')
})

test('a leader settles what is another’s, and gives it to a third, who is told and may read it; a member may not', async () => {
  const { id } = await plan(anna, '安娜要交出去的', 3)
  const settle = (who: Person, action: 'done' | 'reopen') =>
    raw(followUp.settleNext, { id, action }, { ...who, key: uuid() })
  expect((await settle(ben, 'done')).json().data.failure).toBe('notFound')
  expect((await settle(owner, 'done')).json().data).toMatchObject({ nextState: 'done', maySettle: true })
  const give = (who: Person, to: Person) =>
    raw(followUp.assign, { id, subAccountId: to.subAccountId }, { ...who, key: uuid() })
  expect((await give(owner, ben)).json().data.failure).toBe('invalid')
  await settle(owner, 'reopen')
  expect((await give(anna, ben)).json().data.failure).toBe('forbidden')
  const reader = await joinTeam(server, owner, 'reader')
  expect((await give(owner, reader)).json().data.failure).toBe('notFound')
  expect((await give(owner, ben)).json().data).toMatchObject({ isMyTask: false, nextState: 'open' })
  const his = (await call(followUp.mine, { tab: 'today', limit: 50 }, ben)).data.list
  expect(his.find((task) => task.id === id)).toMatchObject({ isMine: false, isMyTask: true })
  const told = (await call(message.page, {}, ben)).data.list
  expect(told[0]).toMatchObject({ kind: 'taskGiven', objectId: id })
  // Back to its author: as it was.
  await give(owner, anna)
  expect((await raw(followUp.detail, { id }, ben)).json().data.failure).toBe('notFound')
  expect((await call(followUp.detail, { id }, anna)).data.isMyTask).toBe(true)
})

test('tasks and customers go to who is in the team and does more than read', async () => {
  const people = (await call(team.assignees, {}, owner)).data
  expect(people.map(({ subAccountId }) => subAccountId)).toEqual(
    [owner, anna, ben].map(({ subAccountId }) => subAccountId),
  )
  expect(people.map(({ isMe }) => isMe)).toEqual([true, false, false])
})
