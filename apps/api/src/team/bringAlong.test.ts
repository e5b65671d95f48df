import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import type { Person } from '#testing/joinTeam.ts'
import { teamWorld } from '#testing/teamWorld.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database } = server
const { db } = database
const { plan, fill, held } = await teamWorld(server)

const everything = { customers: true, targets: true, unlocks: true }

async function join(owner: Person, who: Person, role: 'member' | 'reader' = 'member'): Promise<Person> {
  const invited = await call(team.inviteMember, { phone: who.phone, role }, { ...owner, key: uuid() })
  const answer = { invitationId: invited.data.invitationId, accepted: true }
  const subAccountId = (await call(team.answerInvitation, answer, { ...who, key: uuid() })).data.subAccountId
  const { token } = (await call(person.switchSubAccount, { subAccountId: subAccountId ?? '' }, who)).data
  return { ...who, token, subAccountId: subAccountId ?? '', tenantId: owner.tenantId }
}

/** Somebody with a space of their own: customers, one of which the team has too, targets, and an unlock of each. */
async function joining() {
  const owner = await signIn(server, 'team')
  const alone = await signIn(server, 'member')
  const { companies, editionId } = await fill(alone, 2)
  const shared = (await addCompany(server)).id
  await plan(alone, shared, 48)
  await plan(owner, shared, null)
  for (const companyId of [companies[0] ?? '', shared])
    await call(member.unlock, { companyId }, { ...alone, key: uuid() })
  await call(member.unlock, { companyId: shared }, { ...owner, key: uuid() })
  return { owner, alone, own: companies, shared, editionId, inTeam: await join(owner, alone) }
}

async function ledger(tenantId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('quotaLedger')
    .where('tenantId', '=', tenantId)
    .where('quotaCode', 'like', 'unlock%')
    .select((row) => row.fn.sum<string | null>('delta').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

test('what one chose comes in one go: one’s customers with what was written, targets, unlocks; and one is asked once', async () => {
  const { owner, alone, own, shared, editionId, inTeam } = await joining()
  const { offer } = (await call(team.bringPreview, {}, inTeam)).data
  expect(offer).toMatchObject({
    customers: 3,
    knownCustomers: 1,
    followUps: 3,
    targets: 2,
    unlocks: 1,
    knownUnlocks: 1,
  })
  const both = await Promise.all(
    [1, 2].map(() => raw(team.bringAlong, everything, { ...inTeam, key: uuid() })),
  )
  expect(new Set(both.map((answer) => answer.json().data.failure ?? 'done'))).toEqual(
    new Set(['done', 'nothingToDo']),
  )
  expect(both.map((answer) => answer.json().data)).toContainEqual({
    customers: 3,
    followUps: 3,
    targets: 2,
    unlocks: 1,
  })
  expect(await held(inTeam)).toMatchObject({ customers: 2, tasks: 3, targets: 2 })
  expect(await held(alone)).toMatchObject({ customers: 0, tasks: 0, targets: 0 })
  // The owner of what the team had stays; both records are there.
  const known = await call(company.detail, { id: shared }, inTeam)
  expect(known.data.customer?.heldBy).not.toBeNull()
  const asked = { targetType: 'company', targetId: shared } as const
  expect((await call(followUp.list, asked, owner)).data.total).toBe(2)
  expect((await call(exhibition.targets, { editionId }, inTeam)).data.total).toBe(2)
  const opened = await call(company.contacts, { id: own[0] ?? '' }, owner)
  expect(opened.data.unlock.unlocked).toBe(true)
  for (const { tenantId } of [alone, owner]) {
    const { n } = await db
      .selectFrom('unlock')
      .where('tenantId', '=', tenantId)
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(await ledger(tenantId)).toBe(-n)
  }
  expect((await call(team.bringPreview, {}, inTeam)).data.offer).toBeNull()
  const kept = await db
    .selectFrom('broughtAlong')
    .where('subAccountId', '=', inTeam.subAccountId)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ customers: 3, followUps: 3, targets: 2, unlocks: 1 })
})

test('who brings nothing keeps everything, and is not asked again', async () => {
  const { alone, inTeam } = await joining()
  const before = await held(alone)
  const nothing = { customers: false, targets: false, unlocks: false }
  expect((await call(team.bringAlong, nothing, { ...inTeam, key: uuid() })).data).toEqual({
    customers: 0,
    followUps: 0,
    targets: 0,
    unlocks: 0,
  })
  expect(await held(alone)).toEqual(before)
  expect((await call(team.bringPreview, {}, inTeam)).data.offer).toBeNull()
})

test('nobody is asked who reads only, owns the team, has nothing, or shares the space with others', async () => {
  const owner = await signIn(server, 'team')
  const empty = await join(owner, await signIn(server))
  const reading = await signIn(server)
  await plan(reading, (await addCompany(server)).id, null)
  const reader = await join(owner, reading, 'reader')
  const boss = await signIn(server, 'team')
  await plan(boss, (await addCompany(server)).id, null)
  await join(boss, await signIn(server))
  const guest = await join(owner, boss)
  for (const who of [empty, reader, owner, guest])
    expect((await call(team.bringPreview, {}, who)).data.offer).toBeNull()
  for (const who of [reader, owner, guest]) {
    const answer = await raw(team.bringAlong, everything, { ...who, key: uuid() })
    expect(answer.json().data.failure).toBe('nothingToDo')
  }
})
