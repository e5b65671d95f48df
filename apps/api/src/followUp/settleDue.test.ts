import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
clock.now = new Date('2026-11-22T02:00:00Z')

async function customer() {
  const viewer = await signIn(server)
  const { id: targetId } = await addCompany(server)
  const write = async (content: string, followTime: string, nextFollowTime: string | null) =>
    await call(
      followUp.save,
      {
        targetType: 'company',
        targetId,
        clientUid: uuid(),
        followType: 'phone',
        content,
        followTime,
        nextFollowTime,
      },
      { ...viewer, key: uuid() },
    )
  const open = async (tab: 'due' | 'week') =>
    (await call(followUp.mine, { tab }, viewer)).data.list.map(({ content }) => content)
  return { viewer, write, open }
}

test('what was due with a customer is done by writing to them, and open again when that is taken back', async () => {
  const { viewer, write, open } = await customer()
  const late = (await write('上周说好', '2026-11-16T02:00:00.000Z', '2026-11-20T02:00:00.000Z')).data
  await write('下周再说', '2026-11-17T02:00:00.000Z', '2026-11-25T02:00:00.000Z')
  expect(await open('due')).toEqual(['上周说好'])
  const { settled } = (await write('刚通过电话', '2026-11-22T01:59:00.000Z', null)).data
  expect(settled).toEqual([late.id])
  expect([await open('due'), await open('week')]).toEqual([[], ['下周再说']])
  await call(followUp.settleNext, { id: late.id, action: 'reopen' }, { ...viewer, key: uuid() })
  expect(await open('due')).toEqual(['上周说好'])
})

test('a record that comes late from a device settles nothing that was agreed after it', async () => {
  const { write, open } = await customer()
  await write('十点说好', '2026-11-22T01:50:00.000Z', '2026-11-22T06:00:00.000Z')
  const { settled } = (await write('早上写的', '2026-11-22T00:30:00.000Z', null)).data
  expect([settled, await open('due')]).toEqual([[], ['十点说好']])
})

test('what is due with another customer, or to a colleague, stays', async () => {
  const [one, other] = [await customer(), await customer()]
  await other.write('别人的', '2026-11-20T02:00:00.000Z', '2026-11-21T02:00:00.000Z')
  expect((await one.write('我的', '2026-11-22T01:00:00.000Z', null)).data.settled).toEqual([])
  expect(await other.open('due')).toEqual(['别人的'])
})
