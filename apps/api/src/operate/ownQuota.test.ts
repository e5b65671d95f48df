import { account } from '@zhzz/contract/account/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { seatsOf } from '#account/tenant/seats.ts'
import { exportsLeft } from '#member/exportQuota.ts'
import { rowLimit } from '#rowLimit.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
const clerk = await addOperator(server, ['people'])
const reason = '试用期多给'
const until = '2099-12-31'

type Person = Awaited<ReturnType<typeof signIn>>

function give(
  person: Person,
  code: 'unlock' | 'search' | 'export' | 'seats' | 'business_rows',
  limit: number,
) {
  return call(operate.setQuota, { id: person.tenantId, code, limit, until, reason }, clerk)
}

async function unlockOne(person: Person) {
  const { id } = await addCompany(server)
  return (await call(member.unlock, { companyId: id }, person)).failure
}

const asViewer = ({ tenantId }: Person) => ({
  tenantId,
  plan: 'free',
  sessionId: '',
  subAccountId: '',
  accountId: '',
  realName: null,
  isOwner: true,
  roles: [],
  permissions: [],
  accessKey: null,
})

test('credits of a team’s own are taken one by one, shown, and end with their day; the plan’s hold again', async () => {
  const person = await signIn(server)
  for (let at = 0; at < 5; at++) expect(await unlockOne(person)).toBeNull()
  expect(await unlockOne(person)).toBe('quotaUsedUp')
  expect((await give(person, 'unlock', 7)).failure).toBeNull()
  const shown = (await call(account.current, {}, person)).data.quotas
  expect(shown.find(({ code }) => code === 'unlock')).toMatchObject({ limit: 7, used: 5 })
  expect([await unlockOne(person), await unlockOne(person), await unlockOne(person)]).toEqual([
    null,
    null,
    'quotaUsedUp',
  ])
  const { quotas } = (await call(operate.tenant, { id: person.tenantId }, clerk)).data
  expect(quotas.find(({ code }) => code === 'unlock')).toMatchObject({
    ofPlan: 5,
    limit: 7,
    used: 7,
    period: 'month',
    own: { limit: 7, reason, operator: `${clerk.name} (console)` },
  })
  await give(person, 'unlock', 20)
  await db
    .updateTable('tenantQuota')
    .set({ until: new Date(Date.now() - 1_000) })
    .where('tenantId', '=', person.tenantId)
    .execute()
  expect(await unlockOne(person)).toBe('quotaUsedUp')
})

test('searches, rows of lists and of files, and seats are counted by the team’s own number', async () => {
  const person = await signIn(server)
  const viewer = asViewer(person)
  const before = await rowLimit(db, viewer, 'search')
  await give(person, 'search', before + 3)
  expect(await rowLimit(db, viewer, 'search')).toBe(before + 3)
  await give(person, 'business_rows', 4321)
  expect(await rowLimit(db, viewer, 'business_rows')).toBe(4321)
  await give(person, 'export', 77)
  expect((await exportsLeft(db, viewer, clock.now)).limit).toBe(77)
  await give(person, 'seats', 4)
  expect(await seatsOf(db, person.tenantId, clock.now)).toEqual({ used: 1, total: 4 })
  const other = asViewer(await signIn(server))
  expect(await rowLimit(db, other, 'search')).toBe(before)
  expect((await exportsLeft(db, other, clock.now)).limit).toBe(0)
})

test('a number below the plan’s takes nothing away, and ending it is told once; a day that is over is none', async () => {
  const person = await signIn(server, 'member')
  await give(person, 'unlock', 3)
  const { quotas } = (await call(account.current, {}, person)).data
  expect(quotas.find(({ code }) => code === 'unlock')?.limit).toBe(200)
  const end = { id: person.tenantId, code: 'unlock', reason } as const
  expect((await call(operate.endQuota, end, clerk)).failure).toBeNull()
  expect((await call(operate.endQuota, end, clerk)).failure).toBe('notFound')
  const past = { id: person.tenantId, code: 'unlock', limit: 9, until: '2020-01-01', reason } as const
  expect((await call(operate.setQuota, past, clerk)).failure).toBe('conflict')
  const { acts } = (await call(operate.tenant, { id: person.tenantId }, clerk)).data
  expect(acts.map(({ act, about }) => `${act} ${about}`)).toEqual(['endQuota unlock', 'setQuota unlock'])
})

test('of a credit that was taken from a plan that is over, the ledger still tells the way back', async () => {
  const person = await signIn(server)
  await db.updateTable('tenant').set({ authStatus: 3 }).where('id', '=', person.tenantId).execute()
  for (let at = 0; at < 10; at++) await unlockOne(person)
  const { id } = await addCompany(server)
  await call(member.unlock, { companyId: id }, person)
  await db.updateTable('tenant').set({ authStatus: 0 }).where('id', '=', person.tenantId).execute()
  const { list } = (await call(operate.tenantUnlocks, { id: person.tenantId }, clerk)).data
  const last = list.find(({ companyId }) => companyId === id)
  expect((await call(operate.giveCreditBack, { id: last?.id ?? '', reason }, clerk)).failure).toBeNull()
  const credits = (await call(operate.tenantCredits, { id: person.tenantId }, clerk)).data.list
  expect(credits[0]).toMatchObject({ reason: 'refund', delta: 1, balance: 0 })
})
