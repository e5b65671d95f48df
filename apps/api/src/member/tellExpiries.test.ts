import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { expect, test } from 'vitest'
import { shanghaiDay } from '#day.ts'
import { tellExpiries } from '#member/tellExpiries.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const day = 86_400_000

test('the owner of a plan is told 30, 7 and 1 days before it ends, each once', async () => {
  const owner = await signIn(server, 'member')
  const ends = clock.now.getTime() + 300 * day
  const toldAfter = async (days: number) => {
    await tellExpiries(database.db, new Date(ends - days * day))
    await tellExpiries(database.db, new Date(ends - days * day + 60_000))
    const { list } = (await call(message.page, {}, owner)).data
    return list.filter(({ kind }) => kind === 'planExpires').length
  }
  const counts = []
  for (const days of [40, 29, 20, 6, 0.5]) counts.push(await toldAfter(days))
  expect(counts).toEqual([0, 1, 1, 2, 3])
  const { list } = (await call(message.page, { category: 'member' }, owner)).data
  expect(list[0]).toMatchObject({ name: 'member', until: shanghaiDay(new Date(ends)) })
  const free = await signIn(server)
  expect((await call(message.page, {}, free)).data.list).toEqual([])
})

test('unlocks that end in a week are told in one message, to whom unlocked them', async () => {
  const who = await signIn(server, 'member')
  for (const { id } of [await addCompany(server), await addCompany(server)])
    await call(member.unlock, { companyId: id }, { ...who, key: uuid() })
  await tellExpiries(database.db, new Date(clock.now.getTime() + 340 * day))
  const unlocks = async () =>
    (await call(message.page, {}, who)).data.list.filter(({ kind }) => kind === 'unlocksExpire')
  expect(await unlocks()).toEqual([])
  await tellExpiries(database.db, new Date(clock.now.getTime() + 358 * day))
  await tellExpiries(database.db, new Date(clock.now.getTime() + 359 * day))
  expect(await unlocks()).toMatchObject([{ count: 2, objectId: null }])
})
