import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { proposals } from '#operate/proposals.ts'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
await loadReference(database.pool)
const day = (days: number) => dayAfter(shanghaiDay(clock.now), days)

const listed = async () =>
  (await proposals(db))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('an event of one’s own is offered for the library without note and money, and leaves the list once it is there', async () => {
  const who = await signIn(server)
  const event = {
    name: '华东客户答谢展',
    startDate: day(40),
    endDate: day(41),
    regionCode: '320500',
    place: '苏州国际博览中心',
    organizer: '砚舟展览',
    website: 'https://example.com',
  }
  const { id } = (await call(schedule.saveMine, { event, note: '只有我知道', budget: 900 }, who)).data
  expect(await listed()).toEqual([])
  await call(schedule.proposeMine, { id, isProposed: true }, who)
  const [row] = await listed()
  expect(row).toMatchObject({
    展会名称: event.name,
    开始日期: event.startDate,
    结束日期: event.endDate,
    省份: '江苏省',
    城市: '苏州市',
    展馆: event.place,
    主办单位: event.organizer,
    官网: event.website,
  })
  expect(JSON.stringify(row)).not.toMatch(/只有我知道|900|139|138/)
  expect((await call(schedule.mineDetail, { id }, who)).data.proposedAt).not.toBeNull()

  await call(schedule.proposeMine, { id, isProposed: false }, who)
  expect(await listed()).toEqual([])
  await call(schedule.proposeMine, { id, isProposed: true }, who)
  const known = await addEdition(server, { days: 40 })
  await db.updateTable('exhibitionEdition').set({ name: event.name }).where('id', '=', known.id).execute()
  expect(await listed()).toEqual([])
})

test('an edition of the library cannot be offered, nor what is somebody else’s', async () => {
  const [who, other] = [await signIn(server), await signIn(server)]
  const { id: editionId } = await addEdition(server, {})
  const { id } = (await call(schedule.saveMine, { editionId }, who)).data
  const offer = { id, isProposed: true }
  expect((await call(schedule.proposeMine, offer, who)).failure).toBe('notFound')
  expect((await call(schedule.proposeMine, offer, other)).failure).toBe('notFound')
})
