import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { unlock } from '@zhzz/contract/unlock/calls.ts'
import { expect, test } from 'vitest'
import { confirmNumber } from '#operate/confirmNumber.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
clock.now = new Date('2026-11-21T04:00:00Z')

type Who = Awaited<ReturnType<typeof signIn>>

/** A company that both have unlocked, and its two numbers. */
async function unlockedBy(...people: Who[]) {
  const { id } = await addCompany(server)
  for (const who of people) await call(member.unlock, { companyId: id }, who)
  const contacts = await database.db
    .selectFrom('contact')
    .where('companyId', '=', id)
    .where('type', 'in', ['mobile', 'landline'])
    .select('id')
    .execute()
  return { id, numbers: contacts.map((contact) => contact.id) }
}

async function say(who: Who, numbers: string[], mark: 'empty' | 'stopped' | 'not_company') {
  for (const contactId of numbers) await call(company.markContact, { contactId, mark }, who)
}

async function creditsOf(who: Who) {
  const { quotas } = (await call(account.current, {}, who)).data
  const { limit = 0, used = 0 } = quotas.find(({ code }) => code === 'unlock') ?? {}
  return limit - used
}

test('when two teams find every number wrong, each credit comes back once, and its message says so', async () => {
  const [one, other] = [await signIn(server), await signIn(server)]
  const { id, numbers } = await unlockedBy(one, other)
  expect(numbers.length).toBeGreaterThan(0)
  await say(one, numbers, 'empty')
  expect(await creditsOf(one)).toBe(4)
  await say(other, numbers, 'empty')
  await say(other, numbers, 'empty')
  for (const who of [one, other]) {
    expect(await creditsOf(who)).toBe(5)
    expect((await call(unlock.list, {}, who)).data.list).toMatchObject([{ state: 'refunded', isOpen: false }])
    const { list } = (await call(unlock.ledger, {}, who)).data
    expect(list.map(({ reason, delta, balance }) => [reason, delta, balance])).toEqual([
      ['refund', 1, 5],
      ['unlock', -1, 4],
    ])
    const told = (await call(message.page, {}, who)).data.list.filter(({ kind }) => kind === 'creditReturned')
    expect(told).toMatchObject([{ objectId: id, count: 1 }])
  }
})

test('one number that is right, or one team alone, gives nothing back', async () => {
  const [one, other] = [await signIn(server), await signIn(server)]
  const { numbers } = await unlockedBy(one, other)
  await say(one, numbers, 'stopped')
  await say(other, numbers.slice(1), 'stopped')
  expect([await creditsOf(one), await creditsOf(other)]).toEqual([4, 4])
  await say(other, numbers.slice(0, 1), 'not_company')
  expect([await creditsOf(one), await creditsOf(other)]).toEqual([4, 4])
})

test('an operator’s word is enough', async () => {
  const who = await signIn(server)
  const { id } = await addCompany(server)
  const { contacts } = (await call(member.unlock, { companyId: id }, who)).data
  const numbers = contacts.filter(({ type }) => type === 'mobile' || type === 'landline')
  const said = []
  for (const { content } of numbers)
    said.push(
      await confirmNumber(database.db, server.sealing, {
        number: content,
        state: 'empty',
        operator: 'test',
        now: clock.now,
      }),
    )
  expect(said.at(-1)).toMatch(/^empty at \d+ companies; 1 unlocks given back$/)
  expect(await creditsOf(who)).toBe(5)
  const unknown = { number: '12099999999', state: 'empty', operator: 'test', now: clock.now } as const
  expect(await confirmNumber(database.db, server.sealing, unknown)).toBe('nobody has this number')
})

test('a credit of a month that is over is one more of the month that runs', async () => {
  const [one, other] = [await signIn(server), await signIn(server)]
  const { numbers } = await unlockedBy(one, other)
  await database.db
    .updateTable('quotaUsage')
    .set({ periodKey: '2026-10' })
    .where('tenantId', '=', one.tenantId)
    .execute()
  expect(await creditsOf(one)).toBe(5)
  for (const who of [one, other]) await say(who, numbers, 'not_company')
  expect(await creditsOf(one)).toBe(6)
  expect(
    (await call(member.unlockPreview, { companyId: (await addCompany(server)).id }, one)).data.remaining,
  ).toBe(6)
})

test('who calls wrong whatever it unlocks gets nothing back by itself', async () => {
  const [one, other] = [await signIn(server), await signIn(server)]
  const { numbers } = await unlockedBy(one, other)
  await say(one, numbers, 'empty')
  for (let at = 0; at < 11; at++) {
    const { id } = await addCompany(server)
    const { id: contactId } = await database.db
      .selectFrom('contact')
      .where('companyId', '=', id)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('contactFeedback')
      .values({ contactId, tenantId: one.tenantId, kind: 'empty', createdAt: clock.now })
      .execute()
  }
  await say(other, numbers, 'empty')
  expect([await creditsOf(one), await creditsOf(other)]).toEqual([4, 5])
})
