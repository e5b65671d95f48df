import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deliver } from '#channel/deliver.ts'
import { noon, telling } from '#channel/testTold.ts'
import { keepTarget } from '#message/keepTarget.ts'
import type { Channel } from '#outside/channels.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { clock, database, sealing } = server
clock.now = noon
/** By channel what the other side was given, by the id of the delivery. */
const taken: Record<'push' | 'email', string[]> = { push: [], email: [] }

/** Slow, and of a node that dies: what it has begun is given over, and nobody hears of it. */
function channelOf(name: 'push' | 'email', isRepeatable: boolean, isDying: () => boolean): Channel {
  return {
    isRepeatable,
    accepts: () => true,
    async send(_address, { id }) {
      await delay(2)
      taken[name].push(id)
      if (isDying()) await new Promise(() => {})
      return { is: 'sent' }
    },
  }
}
const nodeOf = (isDying: () => boolean) =>
  telling(server, {
    push: channelOf('push', true, isDying),
    email: channelOf('email', false, isDying),
    sms: null,
    robot: null,
  })

test('two nodes send each message once; of one that dies mails are not sent again, and pushes as the same notification', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signIn(server)))
  for (const { subAccountId } of people)
    for (const channel of ['push', 'email'] as const)
      await keepTarget(database.db, sealing, {
        subAccountId,
        channel,
        address: uuid(),
        locale: 'en',
        createdAt: noon,
        confirmedAt: noon,
      })
  const [one, two] = [nodeOf(() => false), nodeOf(() => false)]
  for (const { subAccountId } of people)
    for (const name of ['甲', '乙', '丙']) await one.tell(subAccountId, name)
  // A node that dies in the middle of its first sendings, as kill -9 leaves it.
  void deliver(nodeOf(() => true).tools, noon)
  await expect.poll(() => taken.push.length + taken.email.length).toBe(20)
  const begunByDead = { push: [...taken.push], email: [...taken.email] }
  await Promise.all([one.round(), two.round(), one.round(), two.round()])
  const later = new Date(noon.getTime() + 121_000)
  await Promise.all([one.round(later), two.round(later)])

  const rows = await one.states()
  expect(rows.filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([])
  // No mail twice.
  expect(new Set(taken.email).size).toBe(taken.email.length)
  // Every push, and those that nobody knew of again under their own id.
  const times = Map.groupBy(taken.push, (id) => id)
  expect(times.size).toBe(people.length * 3)
  for (const [id, all] of times) expect(all).toHaveLength(begunByDead.push.includes(id) ? 2 : 1)
  // Every mail, too: what the dead node had begun and not yet given away went after all.
  expect(taken.email).toHaveLength(people.length * 3)
  const unknown = rows.filter(({ state }) => state === 'unknown')
  expect(unknown).toHaveLength(begunByDead.email.length)
})
