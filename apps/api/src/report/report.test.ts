import { message } from '@zhzz/contract/message/calls.ts'
import { report } from '@zhzz/contract/report/calls.ts'
import { mostReportsADay } from '@zhzz/contract/report/choices.ts'
import { expect, test } from 'vitest'
import { answerReport, openReports } from '#operate/reports.ts'
import { settleRequests } from '#report/settleRequests.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
clock.now = new Date('2026-11-23T04:00:00Z')

type Who = Awaited<ReturnType<typeof signIn>>

const correction = (objectId: string, content: string) =>
  ({ kind: 'correction', objectType: 'company', objectId, field: 'address', content }) as const
const mine = async (who: Who) => (await call(report.mine, {}, who)).data.list
const answers = async (who: Who) =>
  (await call(message.page, {}, who)).data.list.filter(({ kind }) => kind === 'reportAnswered')

async function answerLatest(who: Who, isAccepted: boolean, words: string) {
  const { number } = await db
    .selectFrom('report')
    .where('subAccountId', '=', who.subAccountId)
    .orderBy('number', 'desc')
    .select('number')
    .executeTakeFirstOrThrow()
  const answer = { number, isAccepted, words, operator: 'test', now: clock.now }
  await answerReport(db, answer)
  await expect(answerReport(db, answer)).rejects.toThrow('waits for an answer')
}

test('what is wrong is written down, answered once, and told to whoever sent it and to nobody else', async () => {
  const [who, stranger] = [await signIn(server), await signIn(server)]
  const { id, name } = await addCompany(server)
  await call(report.save, { ...correction(id, '搬到了闵行'), evidence: 'https://example.com/contact' }, who)
  expect(await mine(who)).toMatchObject([
    { kind: 'correction', objectName: name, field: 'address', content: '搬到了闵行', state: 'open' },
  ])
  expect(await mine(stranger)).toEqual([])
  expect(await openReports(db, 100)).toContain(`correction  company ${id}  ${name}  address  搬到了闵行`)
  await answerLatest(who, true, '已按官网更正')
  expect(await mine(who)).toMatchObject([{ state: 'accepted', answer: '已按官网更正' }])
  expect(await answers(who)).toMatchObject([{ name, isAccepted: true, hasContacts: false }])
  expect(await answers(stranger)).toEqual([])
  await call(report.save, correction(id, '电话也变了'), who)
  await answerLatest(who, false, '登记信息以公示为准')
  expect((await mine(who)).map(({ state }) => state)).toEqual(['rejected', 'accepted'])
})

test('contacts that were asked for are one request until they come, and then it answers itself', async () => {
  const who = await signIn(server)
  const bare = await addCompany(server, { contacts: 0 })
  const ask = () => call(report.save, { kind: 'contacts', objectId: bare.id }, { ...who, key: uuid() })
  expect((await ask()).data.id).toBe((await ask()).data.id)
  expect(await settleRequests(db, clock.now)).toBe(0)
  const { id: other } = await addCompany(server)
  await db.updateTable('contact').set({ companyId: bare.id }).where('companyId', '=', other).execute()
  expect(await settleRequests(db, clock.now)).toBe(1)
  expect(await settleRequests(db, clock.now)).toBe(0)
  expect(await answers(who)).toMatchObject([{ objectId: bare.id, isAccepted: true, hasContacts: true }])
})

test('what is not here, and what is no object of everybody, is told apart; nobody floods the operator', async () => {
  const who = await signIn(server)
  await call(report.save, { kind: 'missing', name: '岚湖机器人展' }, who)
  expect(await mine(who)).toMatchObject([{ kind: 'missing', objectName: '岚湖机器人展', objectId: null }])
  const { id: edition } = await addEdition(server, {})
  const wrongKind = await call(report.save, correction(edition, '不对'), who)
  expect(wrongKind.status).toBe(404)
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  for (let at = 1; at < mostReportsADay; at++)
    await call(report.save, { kind: 'missing', name: `第 ${at} 家` }, { ...who, key: uuid() })
  const more = () => call(report.save, { kind: 'missing', name: '再一家' }, { ...who, key: uuid() })
  const refused = await more()
  expect([refused.status, Object(refused.detail).retryAfterSeconds]).toEqual([429, 23 * 3600])
  clock.now = new Date(clock.now.getTime() + 23 * 3_600_000)
  expect((await more()).status).toBe(200)
})
