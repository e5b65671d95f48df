import { account } from '@zhzz/contract/account/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { expect, test } from 'vitest'
import { shanghaiDay } from '#day.ts'
import { reviewDay } from '#member/reviewDay.ts'
import { eraseAccount } from '#person/eraseAccount.ts'
import { link } from '#security/chain.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock, sealing } = server
const { db } = database
const clerk = await addOperator(server, ['people'])
const other = await addOperator(server, ['people'])

async function waiting(no: number) {
  const { list } = (await call(operate.waitingPrivacyRequests, {}, clerk)).data
  return list.find((row) => row.no === no)
}

async function asked(who: { token: string }, kind: 'access' | 'correction' | 'erasure' = 'access') {
  return (await call(person.askPrivacy, { kind, content: '请说明保存了我的哪些信息' }, who)).data
}

test('what is asked is due after fifteen working days, late on the day after, and one of a kind at a time', async () => {
  const who = await signIn(server)
  const { no, dueOn } = await asked(who)
  expect(dueOn).toBe(reviewDay(clock.now, 15))
  const again = await call(person.askPrivacy, { kind: 'access', content: '再问一次' }, who)
  expect(again.failure).toBe('conflict')
  expect(await waiting(no)).toMatchObject({
    kind: 'access',
    due: dueOn,
    isLate: false,
    accountId: who.accountId,
  })
  const today = shanghaiDay(clock.now)
  const setDue = (day: string) =>
    db.updateTable('privacyRequest').set({ dueOn: day }).where('number', '=', no).execute()
  await setDue(today)
  expect((await waiting(no))?.isLate).toBe(false)
  await setDue(shanghaiDay(new Date(clock.now.getTime() - 86_400_000)))
  expect((await waiting(no))?.isLate).toBe(true)
  const first = (await call(operate.waitingPrivacyRequests, {}, clerk)).data.list[0]
  expect(first?.no).toBe(no)
})

test('of two who answer one does; a copy is made that the person fetches, who is told, and it is logged', async () => {
  const who = await signIn(server)
  const { no } = await asked(who)
  const answer = { no, verdict: 'open', does: 'copy', words: '副本已生成，请在隐私设置下载' } as const
  const both = await Promise.all([
    call(operate.settlePrivacyRequest, answer, clerk),
    call(operate.settlePrivacyRequest, answer, other),
  ])
  expect(both.map(({ failure }) => failure).toSorted((a) => (a === null ? -1 : 1))).toEqual([
    null,
    'conflict',
  ])
  expect((await call(person.exportTask, {}, who)).data?.state).toBe('queued')
  const [own] = (await call(person.privacyRequests, {}, who)).data
  expect(own).toMatchObject({ no, state: 'done', did: 'copy', answer: answer.words })
  const { list } = (await call(message.page, {}, who)).data
  expect(list).toMatchObject([{ kind: 'privacyAnswered', no, isDone: true }])
  const answered = (await call(operate.waitingPrivacyRequests, { state: 'answered' }, clerk)).data.list
  expect(answered.find((row) => row.no === no)).toMatchObject({ state: 'done', isLate: false })
  while ((await link(db, sealing)) > 0);
  const lines = await db
    .selectFrom('securityLog')
    .where('detail', '=', `open privacy request ${no}`)
    .where('result', '=', 'done')
    .select('call')
    .execute()
  expect(lines).toEqual([{ call: 'operate.settlePrivacyRequest' }])
})

test('erasure begins 注销账号, ends all sessions, and can be called off; not while others would be left without an owner', async () => {
  const who = await signIn(server)
  const { no } = await asked(who, 'erasure')
  const colleague = uuid()
  const { accountId } = await signIn(server)
  await db.insertInto('subAccount').values({ id: colleague, accountId, tenantId: who.tenantId }).execute()
  const erase = { no, verdict: 'open', does: 'erase', words: '' } as const
  expect((await call(operate.settlePrivacyRequest, erase, clerk)).failure).toBe('ownerOfTeam')
  expect((await waiting(no))?.state).toBe('open')
  await db.updateTable('subAccount').set({ status: 'disabled' }).where('id', '=', colleague).execute()
  await call(operate.settlePrivacyRequest, erase, clerk)
  expect((await call(account.current, {}, who)).failure).toBe('signedOut')
  const due = await db
    .selectFrom('account')
    .where('id', '=', who.accountId)
    .select('deleteDueAt')
    .executeTakeFirstOrThrow()
  expect(due.deleteDueAt).toEqual(new Date(clock.now.getTime() + 7 * 86_400_000))
})

test('declined with words; of somebody who is erased the request stays without their words', async () => {
  const who = await signIn(server)
  const { no } = await asked(who, 'correction')
  const bare = { no, verdict: 'refuse', words: ' ' } as const
  expect((await call(operate.settlePrivacyRequest, bare, clerk)).failure).toBe('invalid')
  await call(operate.settlePrivacyRequest, { ...bare, words: '无法核实' }, clerk)
  expect((await call(person.privacyRequests, {}, who)).data).toMatchObject([
    { state: 'declined', answer: '无法核实' },
  ])
  const { no: open } = await asked(who)
  await db.transaction().execute((tx) => eraseAccount(tx, sealing, who.accountId, clock.now))
  expect(await waiting(open)).toMatchObject({ accountId: null, phoneMask: '', wish: '', tenant: '' })
  const answer = { no: open, verdict: 'open', words: '' } as const
  expect((await call(operate.settlePrivacyRequest, { ...answer, does: 'copy' }, clerk)).failure).toBe(
    'conflict',
  )
  expect((await call(operate.settlePrivacyRequest, { ...answer, does: 'nothing' }, clerk)).failure).toBeNull()
})
