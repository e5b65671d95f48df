import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server

/** A record whose next appointment was yesterday. */
async function lateRecord() {
  clock.now = new Date('2026-11-22T02:00:00Z')
  const viewer = await signIn(server)
  const company = await addCompany(server)
  const planned = '2026-11-22T03:00:00.000Z'
  const input = { targetType: 'company', targetId: company.id, followType: 'phone', content: '再谈' } as const
  const { data } = await call(
    followUp.save,
    { ...input, clientUid: uuid(), followTime: '2026-11-22T01:00:00.000Z', nextFollowTime: planned },
    { ...viewer, key: uuid() },
  )
  clock.now = new Date('2026-11-23T05:00:00Z')
  const settle = (action: 'postpone' | 'done' | 'reopen', nextFollowTime?: string) =>
    call(
      followUp.settleNext,
      { id: data.id, action, ...(nextFollowTime !== undefined && { nextFollowTime }) },
      { ...viewer, key: uuid() },
    )
  return { viewer, company, planned, settle }
}

test('what was done is taken back, and is late again', async () => {
  const { viewer, planned, settle } = await lateRecord()
  expect((await settle('done')).data).toMatchObject({ nextState: 'done', nextFollowTime: planned })
  expect((await settle('reopen')).data).toMatchObject({ nextState: 'open', nextFollowTime: planned })
  const { data } = await call(followUp.mine, { tab: 'overdue' }, viewer)
  expect(data.total).toBe(1)
})

test('what was put off comes back to the time it had; it cannot be put off to one that is over', async () => {
  const { planned, settle } = await lateRecord()
  const later = '2026-11-25T03:00:00.000Z'
  expect((await settle('postpone', planned)).failure).toBe('invalid')
  expect((await settle('postpone', later)).data).toMatchObject({ nextFollowTime: later })
  expect((await settle('reopen', planned)).data).toMatchObject({ nextState: 'open', nextFollowTime: planned })
})

test('a task says what it takes to ring its company', async () => {
  const { viewer, company } = await lateRecord()
  const { data } = await call(followUp.mine, { tab: 'overdue' }, viewer)
  expect(data.list[0]?.company).toMatchObject({
    id: company.id,
    contactCount: 2,
    myState: { unlocked: false },
  })
})
