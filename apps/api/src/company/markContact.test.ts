import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
clock.now = new Date('2026-11-21T04:00:00Z')

type Who = { token: string }

async function unlocked(companyId: string) {
  const who = await signIn(server)
  await call(member.unlock, { companyId }, who)
  return who
}

async function rows(id: string, who: Who) {
  return (await call(company.contacts, { id }, who)).data.contacts
}

test('a mark is the tenant’s own, sinks a dead number, and can be taken back', async () => {
  const { id } = await addCompany(server, { contacts: 3 })
  const [me, other] = [await unlocked(id), await unlocked(id)]
  const [first] = await rows(id, me)
  const contactId = first?.id ?? ''
  expect((await call(company.markContact, { contactId, mark: 'not_company' }, me)).data).toEqual({
    mark: 'not_company',
  })
  expect((await rows(id, me)).at(-1)).toMatchObject({ id: contactId, myMark: 'not_company' })
  expect((await rows(id, other))[0]).toMatchObject({ id: contactId, myMark: null })
  await call(company.markContact, { contactId, mark: 'refused' }, me)
  expect((await rows(id, me)).at(-1)).toMatchObject({ myMark: 'refused', doNotCall: true })
  await call(company.markContact, { contactId, mark: null }, me)
  expect((await rows(id, me))[0]).toMatchObject({ id: contactId, myMark: null, doNotCall: false })
})

test('what two tenants found is the state of the number for all', async () => {
  const { id } = await addCompany(server)
  const [first, second, third] = [await unlocked(id), await unlocked(id), await unlocked(id)]
  const contactId = (await rows(id, first))[0]?.id ?? ''
  const statusFor = async (who: Who) =>
    (await rows(id, who)).find((row) => row.id === contactId)?.numberStatus
  const before = await statusFor(third)
  await call(company.markContact, { contactId, mark: 'empty' }, first)
  expect(await statusFor(third)).toBe(before)
  await call(company.markContact, { contactId, mark: 'empty' }, second)
  expect(await statusFor(third)).toBe('empty')
})

test('a number that is still masked cannot be marked', async () => {
  const { id } = await addCompany(server)
  const [me, stranger] = [await unlocked(id), await signIn(server)]
  const contactId = (await rows(id, me))[0]?.id ?? ''
  expect((await call(company.markContact, { contactId, mark: 'valid' }, stranger)).failure).toBe('notFound')
})
