import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database, clock } = server

async function leave(tenantId: string, credits: number, limit: number) {
  await database.db
    .insertInto('quotaUsage')
    .values({ tenantId, quotaCode: 'unlock', periodKey: '2026-11', used: limit - credits })
    .execute()
}
clock.now = new Date('2026-11-21T04:00:00Z')

test('an unlock costs one credit, shows clear numbers, and costs nothing the second time', async () => {
  const { token, tenantId } = await signIn(server)
  const { id, phones } = await addCompany(server)
  const before = await call(member.unlockPreview, { companyId: id }, { token })
  expect(before.data).toMatchObject({
    cost: 1,
    remaining: 5,
    limit: 5,
    alreadyUnlocked: false,
    contactCount: 2,
  })
  const first = await call(member.unlock, { companyId: id }, { token })
  expect(first.data).toMatchObject({ cost: 1, remaining: 4, expireTime: '2027-11-21T04:00:00.000Z' })
  expect(first.data.contacts.map((row) => row.content)).toEqual(phones)
  const again = await call(member.unlock, { companyId: id }, { token })
  expect(again.data).toMatchObject({ cost: 0, remaining: 4, unlockId: first.data.unlockId })
  const ledger = await database.db
    .selectFrom('quotaLedger')
    .where('tenantId', '=', tenantId)
    .selectAll()
    .execute()
  expect(ledger).toMatchObject([{ delta: -1, reason: 'unlock', balance: 4, reference: first.data.unlockId }])
})

test('before the unlock the clear number is nowhere in the answer', async () => {
  const { token } = await signIn(server)
  const { id, phones } = await addCompany(server)
  const answers = [
    await raw(company.contacts, { id }, { token }),
    await raw(company.detail, { id }, { token }),
    await raw(company.detail, { id }),
    await raw(member.unlockPreview, { companyId: id }, { token }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    for (const phone of phones) expect(answer.body).not.toContain(phone)
    expect(answer.body).not.toContain('欧阳')
  }
  const masked = await call(company.contacts, { id }, { token })
  expect(masked.data.contacts[0]).toMatchObject({
    content: '120****0000',
    isClear: false,
    contactName: '欧**',
    repeatCount: 2,
  })
  expect(masked.data.unlock.unlocked).toBe(false)
})

test('a company without contacts costs nothing', async () => {
  const { token } = await signIn(server)
  const { id } = await addCompany(server, { contacts: 0 })
  expect((await call(member.unlock, { companyId: id }, { token })).failure).toBe('nothingToDo')
  const preview = await call(member.unlockPreview, { companyId: id }, { token })
  expect(preview.data.remaining).toBe(5)
})

test('an unlock holds for the whole tenant and for no other one, and ends after a year', async () => {
  const owner = await signIn(server)
  const stranger = await signIn(server)
  const { id } = await addCompany(server)
  await call(member.unlock, { companyId: id }, owner)
  expect((await call(company.contacts, { id }, stranger)).data.contacts[0]?.isClear).toBe(false)
  expect((await call(company.contacts, { id }, owner)).data.contacts[0]?.isClear).toBe(true)
  await database.db
    .updateTable('unlock')
    .set({ expireTime: new Date(clock.now.getTime() - 1) })
    .where('tenantId', '=', owner.tenantId)
    .execute()
  expect((await call(company.contacts, { id }, owner)).data.contacts[0]?.isClear).toBe(false)
  expect((await call(member.unlock, { companyId: id }, owner)).data.cost).toBe(1)
})

test('200 parallel unlocks with 20 credits left: exactly 20', async () => {
  const { token, tenantId } = await signIn(server, 'member')
  await leave(tenantId, 20, 200)
  const companies = await Promise.all(Array.from({ length: 200 }, () => addCompany(server, { contacts: 1 })))
  const answers = await Promise.all(companies.map(({ id }) => unlockPatiently(id, token)))
  expect(answers.filter((answer) => answer.failure === null)).toHaveLength(20)
  expect(answers.filter((answer) => answer.failure === 'quotaUsedUp')).toHaveLength(180)
  const rows = await database.db.selectFrom('unlock').where('tenantId', '=', tenantId).select('id').execute()
  expect(rows).toHaveLength(20)
  const usage = await database.db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', tenantId)
    .select('used')
    .execute()
  expect(usage.map((row) => row.used)).toEqual([200])
})

/** `busy` means: nothing was done, come again. */
async function unlockPatiently(companyId: string, token: string) {
  const key = uuid()
  for (;;) {
    const answer = await call(member.unlock, { companyId }, { token, key })
    if (answer.failure !== 'busy') return answer
  }
}

test('colleagues who unlock one company at once pay once', async () => {
  const { token, tenantId } = await signIn(server)
  const { id } = await addCompany(server)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(member.unlock, { companyId: id }, { token })),
  )
  expect(answers.map((answer) => answer.failure)).toEqual(Array(10).fill(null))
  expect(answers.reduce((sum, answer) => sum + answer.data.cost, 0)).toBe(1)
  expect(new Set(answers.map((answer) => answer.data.unlockId)).size).toBe(1)
  const ledger = await database.db
    .selectFrom('quotaLedger')
    .where('tenantId', '=', tenantId)
    .selectAll()
    .execute()
  expect(ledger).toHaveLength(1)
})

test('an authenticated company on the free plan has ten a month and ten once', async () => {
  const { token, tenantId } = await signIn(server)
  await database.db.updateTable('tenant').set({ authStatus: 3 }).where('id', '=', tenantId).execute()
  await leave(tenantId, 1, 10)
  const costs: (string | null)[] = []
  for (let at = 0; at < 12; at++) {
    const { id } = await addCompany(server)
    costs.push((await call(member.unlock, { companyId: id }, { token })).failure)
  }
  expect(costs).toEqual([...Array(11).fill(null), 'quotaUsedUp'])
})
