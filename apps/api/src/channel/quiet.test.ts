import { message } from '@zhzz/contract/message/calls.ts'
import { expect, test } from 'vitest'
import { telling } from '#channel/testTold.ts'
import { keepTarget } from '#message/keepTarget.ts'
import type { Told } from '#outside/channels.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const sent: Told[] = []
const push = {
  isRepeatable: true,
  accepts: () => true,
  send: async (_address: string, told: Told) => {
    sent.push(told)
    return { is: 'sent' } as const
  },
}
const channels = { push, email: null, sms: null, robot: null }
const server = await testServer({ channels })
const { call, clock, database, sealing } = server
const { tell, round, states } = telling(server, channels)

/** A person with a device, and 免打扰 as given. */
async function resting(quiet?: { isOn?: boolean; from?: string; to?: string; timeZone?: string }) {
  sent.length = 0
  await database.pool.query('delete from message_target')
  const viewer = await signIn(server)
  const { subAccountId } = viewer
  await keepTarget(database.db, sealing, {
    subAccountId,
    channel: 'push',
    address: uuid(),
    locale: 'zh-Hans',
    confirmedAt: clock.now,
    createdAt: clock.now,
  })
  const save = (given: typeof quiet) =>
    call(
      message.saveQuiet,
      { isOn: true, from: '22:00', to: '08:00', timeZone: 'Asia/Shanghai', ...given },
      { ...viewer, key: uuid() },
    )
  if (quiet !== undefined) await save(quiet)
  return { viewer, save, tellAt: (name: string, at: string) => tell(subAccountId, name, new Date(at)) }
}

// [免打扰, told at, quiet until]
const nights = [
  ['as it is for who has set nothing', undefined, '2026-11-23T22:30:00+08:00', '2026-11-24T08:00:00+08:00'],
  ['after midnight', {}, '2026-11-24T01:00:00+08:00', '2026-11-24T08:00:00+08:00'],
  ['at its first minute', {}, '2026-11-23T22:00:00+08:00', '2026-11-24T08:00:00+08:00'],
  ['over noon', { from: '12:00', to: '14:00' }, '2026-11-23T13:59:59+08:00', '2026-11-23T14:00:00+08:00'],
  [
    'by the clock of Paris',
    { timeZone: 'Europe/Paris' },
    '2026-11-23T23:00:00+01:00',
    '2026-11-24T08:00:00+01:00',
  ],
  [
    'the night before summer time ends',
    { timeZone: 'Europe/Paris' },
    '2026-10-24T23:00:00+02:00',
    '2026-10-25T08:00:00+01:00',
  ],
  [
    'where the day is another',
    { timeZone: 'America/Los_Angeles' },
    '2026-11-24T14:00:00+08:00',
    '2026-11-24T08:00:00-08:00',
  ],
] as const

test.each(nights)('%s it is held back until it ends, not longer', async (_name, quiet, at, until) => {
  const { tellAt } = await resting(quiet)
  await tellAt('展', at)
  await round(new Date(at))
  await round(new Date(Date.parse(until) - 1_000))
  expect(sent).toEqual([])
  expect(await states()).toMatchObject([{ state: 'waiting', isHeld: true, dueAt: new Date(until) }])
  await round(new Date(until))
  expect(sent.map(({ title }) => title)).toEqual(['展'])
})

test.each([
  ['before it', {}, '2026-11-23T21:59:59+08:00'],
  ['when it has ended', {}, '2026-11-24T08:00:00+08:00'],
  ['when it is off', { isOn: false }, '2026-11-24T03:00:00+08:00'],
  ['when it is no time at all', { from: '08:00', to: '08:00' }, '2026-11-24T08:00:00+08:00'],
  ['in the day of Paris', { timeZone: 'Europe/Paris' }, '2026-11-24T01:00:00+08:00'],
] as const)('%s it is sent at once', async (_name, quiet, at) => {
  const { tellAt } = await resting(quiet)
  await tellAt('展', at)
  await round(new Date(at))
  expect(sent).toHaveLength(1)
})

test('several that were held back are one line, which opens 消息中心; what was read meanwhile is none of them', async () => {
  const { viewer, tellAt } = await resting({})
  await tellAt('读过的', '2026-11-23T22:10:00+08:00')
  await round(new Date('2026-11-23T22:10:00+08:00'))
  const read = { until: '2026-11-23T22:20:00+08:00' }
  await call(message.readAll, read, { ...viewer, key: uuid() })
  for (const hour of ['23', '01', '07']) {
    const at = `2026-11-${hour === '23' ? 23 : 24}T${hour}:00:00+08:00`
    await tellAt('展', at)
    await round(new Date(at))
  }
  await round(new Date('2026-11-24T08:00:00+08:00'))
  expect(sent).toMatchObject([{ title: '3 条新消息', body: '展会变动 3', path: '/pages/home/message' }])
  expect((await states()).map(({ state }) => state).toSorted()).toEqual(['sent', 'sent', 'sent', 'skipped'])
})

test('who ends 免打扰 in the night gets at once what was held back', async () => {
  const { save, tellAt } = await resting({})
  const at = new Date('2026-11-24T01:00:00+08:00')
  await tellAt('展', at.toISOString())
  await round(at)
  clock.now = at
  await save({ isOn: false })
  await round(at)
  expect(sent).toHaveLength(1)
})
