import { application } from '@zhzz/contract/application/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { report } from '@zhzz/contract/report/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { link } from '#security/chain.ts'
import { creditCode, handIn, picture, requestOf } from '#testing/handIn.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server
const { db } = database
await loadReference(database.pool)
const clerk = await addOperator(server, ['people'])
const other = await addOperator(server, ['people'])

async function told(person: { token: string }): Promise<string[]> {
  const { data } = await call(message.page, {}, person)
  return data.list.map(({ kind }) => kind)
}

test('an order is listed, opened with words once, and whoever asked is told; the second operator is told, too', async () => {
  const person = await signIn(server)
  const { data } = await call(member.applyUpgrade, { plan: 'member' }, person)
  const { no } = data
  const { list } = (await call(operate.waitingOrders, {}, clerk)).data
  expect(list.find((row) => row.no === no)).toMatchObject({
    wanted: 'member',
    plan: 'free',
    state: 'pending',
  })
  const open = { no, verdict: 'open', days: 365, amount: 1980.5, words: '已到账' } as const
  const both = await Promise.all([
    call(operate.settleOrder, open, clerk),
    call(operate.settleOrder, open, other),
  ])
  expect(both.map(({ failure }) => failure).toSorted((a) => (a === null ? -1 : 1))).toEqual([
    null,
    'conflict',
  ])
  const done = (await call(operate.waitingOrders, { state: 'answered' }, clerk)).data.list
  expect(done.find((row) => row.no === no)).toMatchObject({
    state: 'active',
    amount: 1980.5,
    answer: '已到账',
  })
  expect(done.find((row) => row.no === no)?.operator).toMatch(/^operator\d+ \(console\)$/)
  expect(await told(person)).toContain('orderAnswered')
  while ((await link(db, sealing)) > 0);
  const lines = await db
    .selectFrom('securityLog')
    .where('call', '=', 'operate.settleOrder')
    .where('detail', '=', `open order ${no}`)
    .select(['event', 'result', 'operator'])
    .execute()
  expect(lines.filter(({ result }) => result === 'done')).toHaveLength(1)
})

test('a refusal needs words, of every kind', async () => {
  for (const settle of [
    operate.settleOrder,
    operate.settleApplication,
    operate.settleReport,
    operate.settleAuthentication,
  ] as const) {
    const refused = await server.raw(settle, { no: 1, verdict: 'refuse', words: '  ' }, clerk)
    expect(refused.json().data.failure).toBe('invalid')
    const unknown = await server.raw(settle, { no: 999_999_999, verdict: 'refuse', words: '不符' }, clerk)
    expect(unknown.json().data.failure).toBe('notFound')
  }
})

test('a report is listed with what it is about, and rejected with words that its sender reads', async () => {
  const person = await signIn(server)
  const { id } = await addCompany(server, { name: '昆山测试模具有限公司' })
  await call(
    report.save,
    {
      kind: 'correction',
      objectType: 'company',
      objectId: id,
      field: 'address',
      content: '搬到闵行',
      evidence: '',
    },
    person,
  )
  const { list } = (await call(operate.waitingReports, {}, clerk)).data
  const row = list.find(({ objectId }) => objectId === id)
  expect(row).toMatchObject({ kind: 'correction', objectName: '昆山测试模具有限公司', wish: '搬到闵行' })
  const answer = { no: row?.no ?? 0, verdict: 'refuse', words: '登记信息未变' } as const
  expect((await call(operate.settleReport, answer, clerk)).failure).toBeNull()
  expect((await call(operate.settleReport, answer, other)).failure).toBe('conflict')
  expect(await told(person)).toContain('reportAnswered')
})

test('an application is opened for trial, and whoever asked is told', async () => {
  const person = await signIn(server)
  await call(application.apply, { id: 'listExport', wish: '试一下' }, person)
  const { list } = (await call(operate.waitingApplications, {}, clerk)).data
  const row = list.find(({ wish }) => wish === '试一下')
  const open = { no: row?.no ?? 0, verdict: 'open', days: 30, isTrial: true, words: '' } as const
  expect((await call(operate.settleApplication, open, clerk)).failure).toBeNull()
  expect(await told(person)).toContain('applicationAnswered')
})

test('企业认证 is read beside the register with its pictures, which the log keeps; approved once, told', async () => {
  const who = await signIn(server)
  const known = await addCompany(server)
  const code = creditCode()
  await db
    .updateTable('company')
    .set({ unifiedSocialCreditCode: code, legalRepresentative: '上官登记' })
    .where('id', '=', known.id)
    .execute()
  const letter = await picture(server, who)
  await handIn(server, who, {
    unifiedSocialCreditCode: code,
    companyName: known.name,
    applicantRole: 'agent',
    letterId: letter.id,
  })
  const no = await requestOf(server, who)
  const { list } = (await call(operate.waitingAuthentications, {}, clerk)).data
  expect(list.find((row) => row.no === no)).toMatchObject({
    company: known.name,
    creditCode: code,
    isLate: false,
  })
  const { data } = await call(operate.authentication, { no }, clerk)
  expect(data.facts).toContainEqual({
    fact: 'legalRepresentative',
    handedIn: '欧阳测试',
    registered: '上官登记',
  })
  expect(data.applicant.phone).toBe(who.phone)
  expect(data.pictures.map(({ of }) => of)).toEqual(['licence', 'letter'])
  for (const { source } of data.pictures) expect(source).toMatch(/^data:image\/webp;base64,UklGR/)
  const verdict = { no, verdict: 'open', days: 365 } as const
  expect((await call(operate.settleAuthentication, verdict, clerk)).failure).toBeNull()
  expect((await call(operate.settleAuthentication, verdict, other)).failure).toBe('conflict')
  expect(await told(who)).toContain('authenticationAnswered')
  while ((await link(db, sealing)) > 0);
  const read = await db
    .selectFrom('securityLog')
    .where('call', '=', 'operate.authentication')
    .where('detail', '=', `read authentication ${no}`)
    .select('operator')
    .execute()
  expect(read).toEqual([{ operator: `${clerk.name} (console)` }])
})
