import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
clock.now = new Date('2026-11-21T04:00:00Z')
const company = await addCompany(server)

async function written(who: { token: string }) {
  const record = {
    targetType: 'company' as const,
    targetId: company.id,
    clientUid: uuid(),
    followType: 'phone' as const,
    content: '谈了 36 平米特装',
    followTime: clock.now.toISOString(),
  }
  return (await call(followUp.save, record, who)).data.id
}

test('comments stand below the record in the order they were written', async () => {
  const me = await signIn(server)
  const id = await written(me)
  await call(followUp.addNote, { id, kind: 'comment', content: '先报价' }, me)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await call(followUp.addNote, { id, kind: 'comment', content: '  已报  ' }, me)
  const { data } = await call(followUp.detail, { id }, me)
  expect(data.notes).toMatchObject([
    { kind: 'comment', content: '先报价', isMine: true },
    { content: '已报', createdAt: clock.now.toISOString() },
  ])
  expect(data.content).toBe('谈了 36 平米特装')
})

test('an own record is edited for a day, and corrected after it', async () => {
  const me = await signIn(server)
  const id = await written(me)
  const correction = { id, kind: 'correction' as const, content: '是 54 平米' }
  expect((await call(followUp.addNote, correction, me)).failure).toBe('forbidden')
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000 + 1)
  expect((await call(followUp.addNote, correction, me)).data.notes).toMatchObject([
    { kind: 'correction', content: '是 54 平米' },
  ])
})

test('nobody else comments on a record they may not read', async () => {
  const [me, stranger] = [await signIn(server), await signIn(server)]
  const id = await written(me)
  const { failure } = await call(followUp.addNote, { id, kind: 'comment', content: '偷看' }, stranger)
  expect(failure).toBe('notFound')
  expect((await call(followUp.detail, { id }, me)).data.notes).toEqual([])
})
