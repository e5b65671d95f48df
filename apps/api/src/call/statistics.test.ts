import { account } from '@zhzz/contract/account/calls.ts'
import { call as calls } from '@zhzz/contract/call/calls.ts'
import type { CallResult } from '@zhzz/contract/call/choices.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
clock.now = new Date('2026-11-23T04:00:00Z')
const leader = await signIn(server, 'team')
const shown = await addCompany(server, { contacts: 3 })
const edition = await addEdition(server, { entries: 2, companyId: shown.id })
await call(member.unlock, { companyId: shown.id }, { ...leader, key: uuid() })
const { contacts } = (await call(company.contacts, { id: shown.id }, leader)).data
const joined = await joins()

async function joins() {
  const guest = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'member' }, leader)
  const { subAccountId } = (
    await call(team.answerInvitation, { invitationId: data.invitationId, accepted: true }, guest)
  ).data
  const { token } = (await call(person.switchSubAccount, { subAccountId: subAccountId ?? '' }, guest)).data
  return { token, subAccountId: (await call(account.current, {}, { token })).data.subAccountId }
}

async function ring(who: { token: string }, at: number, result: CallResult | null, editionId?: string) {
  const dialled = { contactId: contacts[at]?.id ?? '', clientUid: uuid(), ...(editionId && { editionId }) }
  const { id } = (await call(calls.dial, dialled, { ...who, key: uuid() })).data
  if (result !== null) await call(calls.saveResult, { id, result }, { ...who, key: uuid() })
  return id
}

await ring(leader, 0, 'interested', edition.id)
await ring(leader, 1, 'no_answer', edition.id)
clock.now = new Date('2026-11-24T01:30:00Z')
const own = await ring(joined, 2, 'connected')
await ring(joined, 2, null)

test('a leader counts the team: by day, hour, result, person and edition; every sum is that of the rows', async () => {
  const { data } = await call(calls.statistics, {}, leader)
  expect(data).toMatchObject({
    calls: 4,
    answered: 2,
    unsaid: 1,
    companies: 1,
    talkSeconds: null,
    measured: 0,
  })
  expect(data.days).toEqual([
    { day: '2026-11-24', calls: 2, answered: 1 },
    { day: '2026-11-23', calls: 2, answered: 1 },
  ])
  expect(data.hours).toEqual([
    { hour: 9, calls: 2, answered: 1 },
    { hour: 12, calls: 2, answered: 1 },
  ])
  expect(data.editions).toEqual([{ id: edition.id, name: edition.name, calls: 2, answered: 1 }])
  expect(data.members.map(({ calls: n }) => n)).toEqual([2, 2])
  for (const groups of [data.days, data.hours, data.results, data.members])
    expect(groups.reduce((sum, group) => sum + group.calls, 0)).toBe(4)
})

test('a member counts and reads the own calls alone, whatever is asked for', async () => {
  const { data } = await call(calls.statistics, {}, joined)
  expect([data.calls, data.members.map(({ id }) => id)]).toEqual([2, [joined.subAccountId]])
  const asked = await call(calls.list, { memberId: leader.subAccountId }, joined)
  expect(asked.data.total).toBe(0)
  const { list } = (await call(calls.list, { memberId: leader.subAccountId }, leader)).data
  expect((await call(calls.detail, { id: list[0]?.id ?? '' }, joined)).failure).toBe('notFound')
  expect(
    (await call(calls.saveResult, { id: own, result: 'empty' }, { ...leader, key: uuid() })).failure,
  ).toBe('notFound')
})

test('the records are narrowed by day, result, person and edition', async () => {
  const total = async (asked: object) => (await call(calls.list, asked, leader)).data.total
  expect(await total({ from: '2026-11-24' })).toBe(2)
  expect(await total({ to: '2026-11-23' })).toBe(2)
  expect(await total({ result: 'none' })).toBe(1)
  expect(await total({ result: 'interested' })).toBe(1)
  expect(await total({ editionId: edition.id })).toBe(2)
  expect(await total({ memberId: joined.subAccountId, result: 'connected' })).toBe(1)
})
