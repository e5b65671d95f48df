import { account } from '@zhzz/contract/account/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import { expect, test } from 'vitest'
import { joinTeam, type Person } from '#testing/joinTeam.ts'
import { teamWorld } from '#testing/teamWorld.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
const { db } = database
const hour = 3_600_000

const { newTeam, plan, fill, held } = await teamWorld(server)
const nothing = { customers: 0, tasks: 0, targets: 0, exhibitions: 0 }

const disable = (by: Person, who: Person, to?: HandOverRule) =>
  raw(team.disableMember, { subAccountId: who.subAccountId, ...(to && { to }) }, { ...by, key: uuid() })
const undoable = async (by: Person) => (await call(team.memberList, {}, by)).data.handOvers

test('who is disabled holds nothing any more: one colleague has it all, as the preview said, and is told so', async () => {
  const { owner, anna, ben } = await newTeam()
  const { companies, editionId } = await fill(anna, 3)
  await plan(ben, (await addCompany(server)).id, 30)
  const to = { how: 'one', subAccountId: ben.subAccountId } as const
  const preview = await call(team.handOverPreview, { subAccountId: anna.subAccountId, to }, owner)
  expect(preview.data.held).toEqual({ customers: 3, tasks: 3, targets: 2, exhibitions: 1 })
  const expected = preview.data.people.find(({ subAccountId }) => subAccountId === ben.subAccountId)
  expect(expected).toMatchObject({ before: { customers: 1, tasks: 1, targets: 0 } })
  expect(expected?.after).toEqual({ customers: 4, tasks: 4, targets: 2, exhibitions: 1 })

  expect((await disable(owner, anna, to)).json().data.status).toBe('disabled')
  expect(await held(anna)).toEqual(nothing)
  expect(await held(ben)).toEqual(expected?.after)
  expect((await raw(account.current, {}, anna)).json().data.failure).toBe('signedOut')
  // Ben reads, rings and settles what Anna wrote, and writes on; he is no manager.
  const mine = (await call(followUp.mine, { tab: 'week', limit: 10 }, ben)).data
  const hers = mine.list.filter(({ companyId }) => companies.includes(companyId ?? ''))
  expect(hers.map(({ isMine, isMyTask }) => [isMine, isMyTask])).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ])
  const settled = { id: hers[0]?.id ?? '', action: 'done' } as const
  expect((await call(followUp.settleNext, settled, { ...ben, key: uuid() })).data.nextState).toBe('done')
  expect((await call(exhibition.targets, { editionId }, ben)).data.list.map(({ target }) => target)).toEqual([
    'visited',
    'visited',
  ])
  const told = (await call(message.page, {}, ben)).data.list.filter(({ kind }) => kind === 'handedOver')
  expect(told).toMatchObject([{ customers: 3, tasks: 3, targets: 2, exhibitions: 1 }])
})

test('within a day it is given back, but for what moved on; the member is in the team again', async () => {
  const { owner, anna, ben, chris } = await newTeam()
  await fill(anna, 3)
  await disable(owner, anna, { how: 'one', subAccountId: ben.subAccountId })
  const [done] = await undoable(owner)
  expect(done).toMatchObject({ reason: 'disabled', customers: 3, tasks: 3, targets: 2, exhibitions: 1 })
  expect(Date.parse(done?.undoUntil ?? '') - clock.now.getTime()).toBe(24 * hour)
  const moved = await db
    .selectFrom('customer')
    .where('ownerId', '=', ben.subAccountId)
    .select('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('customer').set({ ownerId: chris.subAccountId }).where('id', '=', moved.id).execute()

  const undo = () => raw(team.undoHandOver, { handOverId: done?.handOverId }, { ...owner, key: uuid() })
  expect((await raw(team.undoHandOver, { handOverId: done?.handOverId }, ben)).json().data.failure).toBe(
    'forbidden',
  )
  // Two at once: one of them does it.
  const both = await Promise.all([undo(), undo()])
  expect(new Set(both.map((answer) => answer.json().data.failure ?? 'done'))).toEqual(
    new Set(['done', 'notFound']),
  )
  expect(await held(anna)).toEqual({ customers: 2, tasks: 3, targets: 2, exhibitions: 1 })
  expect(await held(ben)).toEqual(nothing)
  expect(await held(chris)).toEqual({ ...nothing, customers: 1 })
  expect(await undoable(owner)).toEqual([])
  const { data } = await call(team.memberList, {}, owner)
  expect(data.members.find(({ subAccountId }) => subAccountId === anna.subAccountId)?.status).toBe('active')
})

test('after a day it stays; a target that both had is one, and stays the receiver’s when it is given back', async () => {
  const { owner, anna, ben } = await newTeam()
  const { editionId } = await fill(anna, 1)
  const { data } = await call(exhibition.targets, { editionId }, anna)
  const marks = [{ exhibitorId: data.list[0]?.id ?? '', state: 'todo' as const, at: clock.now.toISOString() }]
  await call(exhibition.markTargets, { marks }, { ...ben, key: uuid() })
  await disable(owner, anna, { how: 'one', subAccountId: ben.subAccountId })
  expect((await held(ben)).targets).toBe(2)
  const [done] = await undoable(owner)
  clock.now = new Date(clock.now.getTime() + 24 * hour + 1)
  const late = await raw(team.undoHandOver, { handOverId: done?.handOverId }, { ...owner, key: uuid() })
  expect(late.json().data.failure).toBe('notFound')
  expect(await undoable(owner)).toEqual([])
})

test('in turns everybody but readers has the same; by region those whose city it is', async () => {
  const { owner, anna, ben, chris } = await newTeam()
  await joinTeam(server, owner, 'reader')
  const { companies } = await fill(anna, 6)
  await db
    .updateTable('company')
    .set({ regionCode: '330100' })
    .where('id', 'in', companies.slice(0, 4))
    .execute()
  await db
    .updateTable('subAccount')
    .set({ cityCodes: ['330000'] })
    .where('id', '=', chris.subAccountId)
    .execute()
  const shares = async (how: 'turns' | 'region') => {
    const asked = { subAccountId: anna.subAccountId, to: { how } }
    const { people } = (await call(team.handOverPreview, asked, owner)).data
    return [owner, ben, chris].map(
      (who) => people.find(({ subAccountId }) => subAccountId === who.subAccountId)?.after.customers,
    )
  }
  expect(await shares('turns')).toEqual([2, 2, 2])
  const byRegion = await shares('region')
  expect(byRegion[2]).toBeGreaterThanOrEqual(4)
  expect(byRegion.reduce((sum = 0, n = 0) => sum + n, 0)).toBe(6)
  await disable(owner, anna, { how: 'region' })
  expect((await held(chris)).customers).toBe(byRegion[2])
  // Tasks go with their customers.
  expect((await held(chris)).tasks).toBe(byRegion[2])
  expect(await held(anna)).toEqual(nothing)
})

test('without a word of to whom it is the one who disables; who was disabled before can still be handed over', async () => {
  const { owner, anna, ben } = await newTeam()
  await fill(anna, 1)
  await disable(owner, anna)
  expect(await held(owner)).toEqual({ customers: 1, tasks: 1, targets: 2, exhibitions: 1 })
  // As it was before there were hand-overs.
  await plan(ben, (await addCompany(server)).id, 5)
  await db.updateTable('subAccount').set({ status: 'disabled' }).where('id', '=', ben.subAccountId).execute()
  await disable(owner, ben, { how: 'turns' })
  expect(await held(ben)).toEqual(nothing)
})

test('nobody hands over to a stranger, a reader or one who is gone, and then nothing has changed', async () => {
  const { owner, anna, ben } = await newTeam()
  const reader = await joinTeam(server, owner, 'reader')
  const stranger = await signIn(server, 'team')
  await fill(anna, 1)
  await disable(owner, ben)
  for (const who of [stranger, reader, ben, anna]) {
    const to = { how: 'one', subAccountId: who.subAccountId } as const
    expect((await disable(owner, anna, to)).json().data.failure).toBe('notFound')
  }
  expect(await held(anna)).toEqual({ customers: 1, tasks: 1, targets: 2, exhibitions: 1 })
  expect((await raw(account.current, {}, anna)).json().code).toBe(200)
  const asked = { subAccountId: anna.subAccountId, to: { how: 'turns' } }
  for (const who of [stranger, reader])
    expect((await raw(team.handOverPreview, asked, who)).json().data.failure).toBe('notFound')
})

test('who is removed frees the seat and may be asked in again; who leaves is in their own space at once', async () => {
  const { owner, anna, ben } = await newTeam()
  await fill(anna, 1)
  await fill(ben, 1)
  const used = async () => (await call(team.memberList, {}, owner)).data.seats.used
  const before = await used()
  const out = {
    subAccountId: anna.subAccountId,
    to: { how: 'one', subAccountId: owner.subAccountId },
  } as const
  await call(team.removeMember, out, { ...owner, key: uuid() })
  expect(await used()).toBe(before - 1)
  expect(await held(anna)).toEqual(nothing)
  const left = (await call(team.leave, {}, { ...ben, key: uuid() })).data
  expect((await raw(account.current, {}, ben)).json().data.failure).toBe('signedOut')
  const now = (await call(account.current, {}, { token: left.token ?? '' })).data
  expect(now.tenantId).not.toBe(owner.tenantId)
  // What one holds who says nothing goes to the owner.
  expect(await held(owner)).toEqual({ customers: 2, tasks: 2, targets: 4, exhibitions: 2 })
  // The one who left by themselves is not brought back by others.
  expect((await undoable(owner)).map(({ reason }) => reason)).toEqual(['removed'])
  const again = await call(team.inviteMember, { phone: ben.phone, role: 'member' }, { ...owner, key: uuid() })
  const answer = { invitationId: again.data.invitationId, accepted: true }
  const joined = await call(team.answerInvitation, answer, { token: left.token ?? '', key: uuid() })
  expect(joined.data.subAccountId).toBe(ben.subAccountId)
  expect(new Set((await undoable(owner)).map(({ reason }) => reason))).toEqual(new Set(['left', 'removed']))
  expect((await raw(team.leave, {}, { ...owner, key: uuid() })).json().data.failure).toBe('forbidden')
})
