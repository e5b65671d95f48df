import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { unlock } from '@zhzz/contract/unlock/calls.ts'
import { expect, test } from 'vitest'
import { link } from '#security/chain.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server
const { db } = database
const clerk = await addOperator(server, ['people'])
const other = await addOperator(server, ['people'])
const keeper = await addOperator(server, ['running'])
const reason = '客户来电要求'

/** What the log keeps of a call, as it was done: target and detail. */
async function lines(name: string, target: string) {
  while ((await link(db, sealing)) > 0);
  return db
    .selectFrom('securityLog')
    .where('call', '=', name)
    .where('target', '=', target)
    .where('result', '=', 'done')
    .orderBy('position')
    .select(['operator', 'detail'])
    .execute()
}

async function unlocked(person: { token: string; tenantId: string }) {
  const { id, name } = await addCompany(server)
  await call(member.unlock, { companyId: id }, person)
  const made = await db
    .selectFrom('unlock')
    .where('tenantId', '=', person.tenantId)
    .where('companyId', '=', id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, name, unlockId: made.id }
}

async function numbersOf(companyId: string) {
  const rows = await db.selectFrom('contact').where('companyId', '=', companyId).select('id').execute()
  return rows.map(({ id }) => id)
}

async function creditsOf(person: { token: string }) {
  const { quotas } = (await call(account.current, {}, person)).data
  const { limit = 0, used = 0 } = quotas.find(({ code }) => code === 'unlock') ?? {}
  return limit - used
}

test('an account is found by its whole number or id, a team by its name; never by a part of a number', async () => {
  const person = await signIn(server)
  const byPhone = await call(operate.findPeople, { by: 'phone', phone: person.phone }, clerk)
  const mask = `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`
  expect(byPhone.data.accounts).toEqual([{ id: person.accountId, phoneMask: mask, state: 'active' }])
  const byId = await call(operate.findPeople, { by: 'id', id: person.tenantId }, clerk)
  expect(byId.data.tenants).toMatchObject([{ id: person.tenantId, plan: 'free', members: 1 }])
  const byPart = await call(operate.findPeople, { by: 'name', name: person.phone.slice(-4) }, clerk)
  expect(byPart.data).toEqual({ accounts: [], tenants: [], isMore: false })
  await db.updateTable('tenant').set({ name: '灵岩展台_设计' }).where('id', '=', person.tenantId).execute()
  const byName = await call(operate.findPeople, { by: 'name', name: '展台_' }, clerk)
  expect(byName.data.tenants.map(({ id }) => id)).toEqual([person.tenantId])
  expect(byName.data.accounts).toEqual([])
})

test('an account shows teams, sessions, consents and what was asked, no name and no number; each look is a line', async () => {
  const person = await signIn(server)
  await db
    .updateTable('subAccount')
    .set({ realName: '司徒不见' })
    .where('id', '=', person.subAccountId)
    .execute()
  const { data: order } = await call(member.applyUpgrade, { plan: 'member', wish: '不给看的愿望' }, person)
  const { data } = await call(operate.account, { id: person.accountId }, clerk)
  expect(data).toMatchObject({
    state: 'active',
    seats: [{ tenantId: person.tenantId, roles: ['owner'], isOwner: true, plan: 'free', planUntil: null }],
    asked: [{ kind: 'order', no: order.no, about: 'member', isWaiting: true }],
    acts: [],
  })
  expect(data.sessions).toHaveLength(1)
  expect(data.consents.map(({ action }) => action)).toContain('agree')
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${person.phone}|司徒不见|不给看的愿望`))
  expect(await lines('operate.account', person.accountId)).toEqual([
    { operator: `${clerk.name} (console)`, detail: null },
  ])
})

test('an account is disabled and enabled with a reason, one session or all are ended; the second of two is told', async () => {
  const person = await signIn(server)
  const id = person.accountId
  const none = await call(operate.endSessions, { id, sessionId: person.tenantId, reason }, clerk)
  expect(none.failure).toBe('notFound')
  const [session] = (await call(operate.account, { id }, clerk)).data.sessions
  const ended = await call(operate.endSessions, { id, sessionId: session?.id ?? '', reason }, clerk)
  expect(ended.data).toEqual({ ended: 1 })
  expect((await call(account.current, {}, person)).failure).toBe('signedOut')
  const shut = { id, isOpen: false, reason }
  const both = await Promise.all([
    call(operate.setAccountOpen, shut, clerk),
    call(operate.setAccountOpen, shut, other),
  ])
  expect(new Set(both.map(({ failure }) => failure))).toEqual(new Set([null, 'conflict']))
  expect((await call(operate.setAccountOpen, { id, isOpen: true, reason }, clerk)).failure).toBeNull()
  expect((await call(operate.setAccountOpen, { id: clerk.id, isOpen: true, reason }, clerk)).failure).toBe(
    'notFound',
  )
  const { acts, state } = (await call(operate.account, { id }, clerk)).data
  expect(state).toBe('active')
  expect(acts.map(({ act }) => act)).toEqual(['enable', 'disable', 'endSessions'])
  expect(acts[0]).toMatchObject({ reason, operator: `${clerk.name} (console)` })
  expect((await lines('operate.setAccountOpen', id)).map(({ detail }) => detail)).toEqual([
    'disable',
    'enable',
  ])
})

test('a plan is given behind the days there are, and ended once; team and account show it', async () => {
  const person = await signIn(server)
  const id = person.tenantId
  const plan = { id, plan: 'team', days: 30, amount: 1980, reason } as const
  const first = await call(operate.givePlan, plan, clerk)
  const second = await call(operate.givePlan, plan, other)
  const days = (Date.parse(second.data.until) - Date.parse(first.data.until)) / 86_400_000
  expect(days).toBe(30)
  expect((await call(account.current, {}, person)).data.plan).toBe('team')
  const { data } = await call(operate.tenant, { id }, clerk)
  expect(data).toMatchObject({ plan: 'team', planUntil: second.data.until })
  expect(data.orders).toMatchObject([{ amount: 1980 }, { amount: 1980, state: 'active' }])
  expect(data.members).toMatchObject([{ accountId: person.accountId, isOwner: true }])
  const end = { id, isRefunded: true, reason }
  expect((await call(operate.endPlan, end, clerk)).failure).toBeNull()
  expect((await call(operate.endPlan, end, other)).failure).toBe('conflict')
  const after = (await call(operate.tenant, { id }, clerk)).data
  expect(after).toMatchObject({ plan: 'free', planUntil: null })
  expect(after.orders.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
  expect(after.acts.map(({ act, about }) => [act, about])).toEqual([
    ['endPlan', 'team'],
    ['givePlan', 'team'],
    ['givePlan', 'team'],
  ])
})

test('unlocks and their ledger are read, a credit comes back once, with a message that says by whom', async () => {
  const person = await signIn(server)
  const { unlockId, name } = await unlocked(person)
  expect((await call(operate.tenantUsage, { id: person.tenantId, code: 'unlock' }, clerk)).data.total).toBe(1)
  const give = { id: unlockId, reason }
  const both = await Promise.all([
    call(operate.giveCreditBack, give, clerk),
    call(operate.giveCreditBack, give, other),
  ])
  expect(new Set(both.map(({ failure }) => failure))).toEqual(new Set([null, 'conflict']))
  expect(await creditsOf(person)).toBe(5)
  const asked = { id: person.tenantId }
  expect((await call(operate.tenantUnlocks, asked, clerk)).data.list).toMatchObject([
    { company: name, state: 'refunded', refundReason: 'operator', cost: 1 },
  ])
  expect((await call(operate.tenantCredits, asked, clerk)).data.list).toMatchObject([
    { reason: 'refund', delta: 1, balance: 5, company: name },
    { reason: 'unlock', delta: -1, balance: 4 },
  ])
  expect((await call(unlock.list, {}, person)).data.list).toMatchObject([{ state: 'refunded' }])
  const told = (await call(message.page, {}, person)).data.list
  expect(told).toMatchObject([{ kind: 'creditReturned', count: 1, isByHand: true, name }])
  const { acts } = (await call(operate.tenant, asked, clerk)).data
  expect(acts).toMatchObject([{ act: 'giveCreditBack', about: name, reason }])
})

test('what one team says of a number waits, masked; confirmed wrong, the credits come back, and it is decided once', async () => {
  const person = await signIn(server)
  const { id } = await unlocked(person)
  const numbers = await numbersOf(id)
  for (const contactId of numbers) await call(company.markContact, { contactId, mark: 'not_company' }, person)
  const waiting = async () =>
    (await call(operate.numberReports, {}, clerk)).data.list.filter(({ companyId }) => companyId === id)
  expect(await waiting()).toHaveLength(numbers.length)
  expect((await waiting())[0]).toMatchObject({ said: [{ kind: 'not_company', teams: 1 }], verdict: null })
  expect((await waiting())[0]?.numberMask).toMatch(/^\d{3}\*{4}\d{4}$/)
  const [first = '', second = ''] = numbers
  const settle = (contactId: string, who = clerk) =>
    call(operate.settleNumber, { id: contactId, verdict: 'not_company' }, who)
  expect((await settle(first)).data).toEqual({ companies: 1, creditsBack: 0 })
  expect(await creditsOf(person)).toBe(4)
  const both = await Promise.all([settle(second), settle(second, other)])
  expect(new Set(both.map(({ failure }) => failure))).toEqual(new Set([null, 'conflict']))
  expect(both.find(({ failure }) => failure === null)?.data).toEqual({ companies: 1, creditsBack: 1 })
  expect(await creditsOf(person)).toBe(5)
  const told = (await call(message.page, {}, person)).data.list
  expect(told).toMatchObject([{ kind: 'creditReturned', isByHand: false }])
  expect(await waiting()).toEqual([])
  const done = (await call(operate.numberReports, { state: 'answered' }, clerk)).data.list
  expect(done.filter(({ companyId }) => companyId === id)).toHaveLength(2)
  expect(await lines('operate.settleNumber', first)).toEqual([
    { operator: `${clerk.name} (console)`, detail: 'not_company' },
  ])
})

test('a report that is refused counts no more: it takes two more teams, or the operator again', async () => {
  const [one, two, three] = [await signIn(server), await signIn(server), await signIn(server)]
  const { id } = await addCompany(server, { contacts: 1 })
  for (const person of [one, two, three]) await call(member.unlock, { companyId: id }, person)
  const [contactId = ''] = await numbersOf(id)
  const say = (person: { token: string }) =>
    call(company.markContact, { contactId, mark: 'not_company' }, person)
  await say(one)
  await call(operate.settleNumber, { id: contactId, verdict: 'valid' }, clerk)
  server.clock.now = new Date(server.clock.now.getTime() + 1_000)
  await say(two)
  expect(await creditsOf(one)).toBe(4)
  const { list } = (await call(operate.numberReports, {}, clerk)).data
  expect(list.find((row) => row.id === contactId)?.said).toEqual([{ kind: 'not_company', teams: 1 }])
  await say(three)
  expect(await creditsOf(one)).toBe(5)
})

test('an operator without the role sees nothing and does nothing, and a session of the app neither', async () => {
  const person = await signIn(server)
  const { unlockId } = await unlocked(person)
  for (const who of [keeper, person]) {
    const expected = who === keeper ? 'forbidden' : 'signedOut'
    const tried = await Promise.all([
      call(operate.findPeople, { by: 'phone', phone: person.phone }, who),
      call(operate.account, { id: person.accountId }, who),
      call(operate.tenant, { id: person.tenantId }, who),
      call(operate.setAccountOpen, { id: person.accountId, isOpen: false, reason }, who),
      call(operate.giveCreditBack, { id: unlockId, reason }, who),
      call(operate.numberReports, {}, who),
    ])
    expect(tried.map(({ failure }) => failure)).toEqual(tried.map(() => expected))
  }
  expect((await call(account.current, {}, person)).failure).toBeNull()
  expect(await creditsOf(person)).toBe(4)
})
