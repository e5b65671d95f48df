import { message } from '@zhzz/contract/message/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { tellNear } from '#schedule/tellNear.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const today = shanghaiDay(clock.now)

/** At an hour of a day in Shanghai, so many days from today. */
async function lookAt(days: number, hours: number): Promise<void> {
  await tellNear(database.db, new Date(startOfDay(dayAfter(today, days)).getTime() + hours * 3_600_000))
}

test('提前提醒 comes in the morning of its day, once, with the days that are left', async () => {
  const who = await signIn(server)
  const { id, name } = await addEdition(server, { days: 30 })
  const { data } = await call(
    schedule.saveMine,
    { editionId: id, reminders: [7, 1] },
    { ...who, key: uuid() },
  )
  const told = async () => (await call(message.page, {}, who)).data.list
  await lookAt(22, 12)
  await lookAt(23, 8)
  expect(await told()).toEqual([])
  await lookAt(23, 9)
  await lookAt(23, 20)
  expect(await told()).toMatchObject([{ kind: 'editionNear', objectId: data.id, name, days: 7 }])
  await lookAt(29, 10)
  await lookAt(30, 10)
  expect(await told()).toMatchObject([{ days: 1 }, { days: 7 }])
})

test('a number in the name of one’s own event stays out, and what was called off is no reminder', async () => {
  const who = await signIn(server)
  const day = dayAfter(today, 30)
  const event = { name: '找老王13912345678看展', startDate: day, endDate: day }
  await call(schedule.saveMine, { event, reminders: [7] }, { ...who, key: uuid() })
  const { id } = await addEdition(server, { days: 30 })
  await call(schedule.saveMine, { editionId: id, reminders: [7] }, { ...who, key: uuid() })
  await database.db
    .updateTable('exhibitionEdition')
    .set({ setStatus: 'cancelled' })
    .where('id', '=', id)
    .execute()
  await lookAt(23, 9)
  const { list } = (await call(message.page, {}, who)).data
  expect(list.map(({ name }) => name)).toEqual(['找老王…看展'])
})
