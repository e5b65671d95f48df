import { call as calls } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock } = server
clock.now = new Date('2026-11-23T04:00:00Z')

test('a list keeps the order of the choice, leaves out who cannot be rung, and moves on with each result', async () => {
  const viewer = await signIn(server, 'member')
  const [first, second] = [await addCompany(server), await addCompany(server)]
  const silent = await addCompany(server, { contacts: 0 })
  const edition = await addEdition(server, {})
  const companyIds = [second.id, silent.id, first.id, second.id]
  const made = await call(
    calls.makeList,
    { name: '明天', companyIds, editionId: edition.id },
    { ...viewer, key: uuid() },
  )
  expect(made.data).toMatchObject({ total: 2, waiting: 2, editionName: edition.name })
  const { id } = made.data
  const read = async () => (await call(calls.items, { id }, viewer)).data
  expect((await read()).items.map(({ company: { id } }) => id)).toEqual([second.id, first.id])
  await call(member.unlock, { companyId: second.id }, { ...viewer, key: uuid() })
  const { contacts } = (await call(company.contacts, { id: second.id }, viewer)).data
  const [item] = (await read()).items
  const dialled = await call(
    calls.dial,
    { contactId: contacts[0]?.id ?? '', clientUid: uuid(), itemId: item?.id },
    { ...viewer, key: uuid() },
  )
  expect((await call(calls.detail, { id: dialled.data.id }, viewer)).data.editionId).toBe(edition.id)
  await call(calls.saveResult, { id: dialled.data.id, result: 'no_answer' }, { ...viewer, key: uuid() })
  const after = await read()
  expect([after.list.waiting, after.items[0]?.state, after.items[0]?.lastResult]).toEqual([
    1,
    'done',
    'no_answer',
  ])
  const skipped = await call(
    calls.settleItem,
    { id: after.items[1]?.id ?? '', state: 'skipped' },
    { ...viewer, key: uuid() },
  )
  expect(skipped.data.waiting).toBe(0)
  const answer = await raw(calls.items, { id }, viewer)
  for (const phone of [...first.phones, ...second.phones]) expect(answer.body).not.toContain(phone)
  await call(calls.removeList, { id }, { ...viewer, key: uuid() })
  expect((await call(calls.lists, {}, viewer)).data.lists).toEqual([])
  expect((await call(calls.list, {}, viewer)).data.total).toBe(1)
})

test('of companies without any number there is no list', async () => {
  const viewer = await signIn(server)
  const silent = await addCompany(server, { contacts: 0 })
  const asked = { name: '无人', companyIds: [silent.id] }
  expect((await call(calls.makeList, asked, { ...viewer, key: uuid() })).failure).toBe('nothingToDo')
  expect((await call(calls.lists, {}, viewer)).data.lists).toEqual([])
})
