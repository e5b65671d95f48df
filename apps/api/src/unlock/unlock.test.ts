import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { unlock } from '@zhzz/contract/unlock/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database, clock } = server
const start = new Date('2026-11-21T04:00:00Z')
const day = 86_400_000

async function unlocked() {
  clock.now = start
  const who = await signIn(server)
  const { id } = await addCompany(server)
  const { data } = await call(member.unlock, { companyId: id }, who)
  return { who, companyId: id, id: data.unlockId }
}

test('what was unlocked, by whom, until when; followed or not; a stranger sees none of it', async () => {
  const { who, companyId } = await unlocked()
  const first = (await call(unlock.list, {}, who)).data
  expect(first).toMatchObject({
    total: 1,
    list: [
      {
        companyId,
        cost: 1,
        state: 'valid',
        isOpen: true,
        isMine: true,
        contactCount: 2,
        expireTime: '2027-11-21T04:00:00.000Z',
        lastFollowTime: null,
      },
    ],
    people: [{ count: 1 }],
  })
  const ofFollowed = async (followed: 'yes' | 'no') => (await call(unlock.list, { followed }, who)).data.total
  expect([await ofFollowed('yes'), await ofFollowed('no')]).toEqual([0, 1])
  const record = { targetType: 'company', targetId: companyId, followType: 'phone', content: '谈过' } as const
  await call(followUp.save, { ...record, clientUid: uuid(), followTime: start.toISOString() }, who)
  expect([await ofFollowed('yes'), await ofFollowed('no')]).toEqual([1, 0])
  expect((await call(unlock.list, { from: '2026-11-22' }, who)).data.total).toBe(0)
  expect((await call(unlock.list, { from: '2026-11-21', to: '2026-11-21' }, who)).data.total).toBe(1)
  const stranger = await signIn(server)
  expect((await call(unlock.list, {}, stranger)).data).toMatchObject({ total: 0, people: [] })
  expect((await call(unlock.ledger, {}, stranger)).data.total).toBe(0)
})

/** Moves the end of an unlock to so many days from now. */
async function endsIn(id: string, days: number) {
  await database.db
    .updateTable('unlock')
    .set({ expireTime: new Date(start.getTime() + days * day) })
    .where('id', '=', id)
    .execute()
}

test('renewed in its last 30 days: a year more behind the days that are left, for a credit, once', async () => {
  const { who, id } = await unlocked()
  expect((await raw(unlock.renew, { id }, who)).statusCode).toBe(409)
  await endsIn(id, 29)
  expect((await call(unlock.renew, { id }, who)).data).toEqual({
    expireTime: '2027-12-20T04:00:00.000Z',
    remaining: 3,
  })
  expect((await raw(unlock.renew, { id }, who)).statusCode).toBe(409)
  const { list } = (await call(unlock.ledger, {}, who)).data
  expect(list.map(({ delta, reason, balance, isMine }) => ({ delta, reason, balance, isMine }))).toEqual([
    { delta: -1, reason: 'unlock', balance: 3, isMine: true },
    { delta: -1, reason: 'unlock', balance: 4, isMine: true },
  ])
  expect((await call(unlock.list, {}, who)).data.list).toMatchObject([{ cost: 2, state: 'valid' }])
})

test('one whose year is over is listed as over and not renewed but unlocked again', async () => {
  const { who, id, companyId } = await unlocked()
  await endsIn(id, -1)
  expect((await raw(unlock.renew, { id }, who)).statusCode).toBe(404)
  expect((await call(unlock.list, { state: 'expired' }, who)).data.list).toMatchObject([
    { id, state: 'expired', isOpen: false },
  ])
  await call(member.unlock, { companyId }, who)
  const { list } = (await call(unlock.list, {}, who)).data
  expect(list.map(({ state }) => state).toSorted()).toEqual(['expired', 'valid'])
  expect(list.every(({ isOpen }) => isOpen)).toBe(true)
})

test('without a credit nothing is renewed', async () => {
  const { who, id } = await unlocked()
  await endsIn(id, 10)
  for (let at = 0; at < 4; at++) {
    const { id: companyId } = await addCompany(server)
    await call(member.unlock, { companyId }, who)
  }
  const refused = await raw(unlock.renew, { id }, who)
  expect(refused.json().data.failure).toBe('quotaUsedUp')
  const { list } = (await call(unlock.list, { state: 'valid' }, who)).data
  expect(list.find((row) => row.id === id)).toMatchObject({ cost: 1, expireTime: '2026-12-01T04:00:00.000Z' })
})
