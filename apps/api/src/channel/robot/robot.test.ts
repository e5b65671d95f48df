import { message } from '@zhzz/contract/message/calls.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRobots } from '#channel/fakeRobot.ts'
import { robot } from '#channel/robot/robot.ts'
import { noChannelSettings, openChannels } from '#channel/settings.ts'
import { noon, telling } from '#channel/testTold.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const robots = await startRobots()
afterAll(() => robots.close())
const database = await testDatabase()
const sealing = sealingOf(Buffer.alloc(32, 7))
const settings = { ...noChannelSettings, appUrl: 'https://h5.example.com', robotOrigins: [robots.origin] }
const channels = openChannels(settings, { db: database.db, sealing })
const server = await testServer({ database, sealing, channels })
const { call, clock } = server
clock.now = noon
const { tell, round, states } = telling(server, channels)

beforeEach(async () => {
  robots.said.length = 0
  robots.answers.length = 0
  await database.pool.query('delete from message_target')
})

async function connected() {
  const viewer = await signIn(server)
  const { failure } = await call(message.setRobot, { address: robots.address() }, { ...viewer, key: uuid() })
  expect(failure).toBeNull()
  expect(robots.said.splice(0)).toEqual(['智慧会展已接通，提醒会发到这个群'])
  return viewer
}

test('a message comes to the group with its link', async () => {
  const { subAccountId } = await connected()
  await tell(subAccountId, '岚湖机床展')
  await round()
  expect(robots.said).toEqual([
    expect.stringMatching(
      /^岚湖机床展\n名录已公布：320 家展商\nhttps:\/\/h5\.example\.com\/h5\/pages\/home\/message\?open=[\da-f-]{36}$/,
    ),
  ])
})

test('asked too often (45009) it waits a minute and says it then, once', async () => {
  const { subAccountId } = await connected()
  robots.answers.push({ errcode: 45009 })
  await tell(subAccountId, '展')
  await round()
  await round(new Date(noon.getTime() + 59_000))
  expect(robots.said).toEqual([])
  expect(await states()).toMatchObject([{ state: 'waiting', why: 'the robot answers 45009' }])
  await round(new Date(noon.getTime() + 61_000))
  await round(new Date(noon.getTime() + 200_000))
  expect(robots.said).toHaveLength(1)
})

test('a robot that the group has taken out is said to be gone, and asked no more', async () => {
  const viewer = await connected()
  robots.answers.push({ errcode: 93000 })
  await tell(viewer.subAccountId, '展')
  await round()
  await tell(viewer.subAccountId, '后来')
  await round()
  expect((await call(message.targets, {}, viewer)).data.robot).toEqual({ isRefused: true })
  expect([robots.said, (await states()).map(({ state }) => state)]).toEqual([[], ['failed']])
})

test('an address that takes nothing is not kept, nor one that is no robot’s', async () => {
  const viewer = await signIn(server)
  const set = async (address: string) =>
    (await call(message.setRobot, { address }, { ...viewer, key: uuid() })).failure
  expect(await set(robots.address('unknown-1'))).toBe('notDelivered')
  for (const address of [
    'https://example.com/cgi-bin/webhook/send?key=12345678',
    'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=12345678',
    'https://qyapi.weixin.qq.com:8443/cgi-bin/webhook/send?key=12345678',
    'https://qyapi.weixin.qq.com.example.com/cgi-bin/webhook/send?key=12345678',
    'https://qyapi.weixin.qq.com@127.0.0.1/cgi-bin/webhook/send?key=12345678',
    'https://qyapi.weixin.qq.com/cgi-bin/gettoken?key=12345678',
    'http://169.254.169.254/cgi-bin/webhook/send?key=12345678',
  ])
    expect(await set(address)).toBe('invalid')
  expect((await call(message.targets, {}, viewer)).data.robot).toBeNull()
  const own = robot({ origins: [], appUrl: undefined })
  expect(own.accepts('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx')).toBe(true)
  expect(own.accepts(robots.address())).toBe(false)
})
