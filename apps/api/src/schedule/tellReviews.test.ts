import { message } from '@zhzz/contract/message/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { tellReviews } from '#schedule/tellReviews.ts'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const today = shanghaiDay(clock.now)

async function lookAt(days: number, hours: number): Promise<void> {
  await tellReviews(database.db, new Date(startOfDay(dayAfter(today, days)).getTime() + hours * 3_600_000))
}

test('展会复盘 is told in the morning after the last day, once; of what was given up, or added later, not', async () => {
  const who = await signIn(server)
  const { id, name } = await addEdition(server, { days: 3 })
  const given = await addEdition(server, { days: 3 })
  const over = await addEdition(server, { days: -2 })
  for (const editionId of [id, given.id, over.id]) await call(schedule.saveMine, { editionId }, who)
  await call(schedule.addMine, { editionIds: [given.id] }, who)
  const mine = await call(schedule.mineDetail, { editionId: given.id }, who)
  await call(schedule.saveMine, { id: mine.data.mine.id, planState: 'dropped' }, who)
  const told = async () => (await call(message.page, {}, who)).data.list
  await lookAt(3, 12)
  await lookAt(4, 8)
  expect(await told()).toEqual([])
  await lookAt(4, 9)
  await lookAt(5, 9)
  expect(await told()).toMatchObject([{ kind: 'reviewReady', objectId: id, name }])
})
