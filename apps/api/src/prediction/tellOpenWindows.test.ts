import { message } from '@zhzz/contract/message/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { tellOpenWindows } from '#prediction/tellOpenWindows.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server

test('each is told when the window of their own trade opens, once, and nobody of one that has long been open', async () => {
  const editions = [
    await addEdition(server, { days: 120 }),
    await addEdition(server, { days: 75 }),
    await addEdition(server, { days: 90 }),
  ]
  const people = [await signIn(server), await signIn(server)]
  for (const [at, who] of people.entries()) {
    await call(schedule.addMine, { editionIds: editions.map(({ id }) => id) }, { ...who, key: uuid() })
    await database.db
      .updateTable('subAccount')
      .set({ personaType: at === 0 ? 'builder' : 'logistics' })
      .where('id', '=', who.subAccountId)
      .execute()
  }
  for (const hours of [0, 1, 24])
    await tellOpenWindows(database.db, new Date(clock.now.getTime() + hours * 3_600_000))
  const told = await Promise.all(people.map(async (who) => (await call(message.page, {}, who)).data.list))
  const until = (days: number) => dayAfter(shanghaiDay(clock.now), days)
  expect(told).toMatchObject([
    [{ kind: 'windowOpens', objectId: editions[0]?.id, until: until(85) }],
    [{ kind: 'windowOpens', objectId: editions[1]?.id, until: until(55) }],
  ])
})
