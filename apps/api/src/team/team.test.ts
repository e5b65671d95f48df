import { account } from '@zhzz/contract/account/calls.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { permissions, tenantRoles } from '@zhzz/contract/permission.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { joinTeam, type Person } from '#testing/joinTeam.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
const { db } = database
const day = 86_400_000

const owner = await signIn(server, 'team')
const manager = await joinTeam(server, owner, 'manager')
const staff = await joinTeam(server, owner, 'member')
const reader = await joinTeam(server, owner, 'reader')
const stranger = await signIn(server, 'team')
const wildcard = await signIn(server)
await db
  .updateTable('subAccount')
  .set({ roles: [], permissions: ['*:*:*'] })
  .where('id', '=', wildcard.subAccountId)
  .execute()
const admin = await signIn(server)
await db
  .updateTable('subAccount')
  .set({ roles: ['admin'] })
  .where('id', '=', admin.subAccountId)
  .execute()
const nobody = await signIn(server)
await db.updateTable('subAccount').set({ roles: [] }).where('id', '=', nobody.subAccountId).execute()

const everything = [...permissions]
const given: Record<string, { who: Person; may: readonly string[] }> = {
  owner: { who: owner, may: everything.filter((one) => one !== 'zky:auth:review') },
  manager: {
    who: manager,
    may: everything.filter((one) => one !== 'zky:auth:review' && one !== 'zky:member:manage'),
  },
  member: {
    who: staff,
    may: ['zky:contact:unlock', 'zky:prediction:view', 'zky:outCall:use', 'zky:schedule:share'],
  },
  reader: { who: reader, may: ['zky:prediction:view'] },
  'role admin': { who: admin, may: everything },
  'wildcard *:*:*': { who: wildcard, may: everything },
  'no role': { who: nobody, may: [] },
}

const guarded = endpoints.filter(({ access }) => access.startsWith('zky:'))
test.each(Object.entries(given))(
  '%s: every call with a permission opens or is refused as listed',
  async (_, { who, may }) => {
    expect(guarded.length).toBeGreaterThan(4)
    for (const endpoint of guarded) {
      const answer = await raw(
        endpoint,
        {
          companyId: uuid(),
          subAccountId: uuid(),
          invitationId: uuid(),
          phone: '11',
          role: 'x',
        },
        who,
      )
      expect([endpoint.name, answer.json().code === 403]).toEqual([
        endpoint.name,
        !may.includes(endpoint.access),
      ])
    }
    const { data } = await call(team.currentPermission, {}, who)
    const wide = data.permissions.includes('*:*:*')
    expect(wide ? everything : data.permissions.toSorted()).toEqual(
      [...may].toSorted(wide ? () => 0 : undefined),
    )
  },
)

test('a role is named with what it may do, and nobody gives a role with more than their own', async () => {
  const roles = async (who: Person) =>
    (await call(team.roleList, {}, who)).data.filter((role) => role.isAssignable).map((role) => role.code)
  expect((await call(team.roleList, {}, owner)).data.map((role) => role.code)).toEqual([...tenantRoles])
  expect(await roles(owner)).toEqual(['owner', 'manager', 'member', 'reader'])
  expect(await roles(manager)).toEqual(['manager', 'member', 'reader'])
  expect(await roles(staff)).toEqual([])
  const raise = { subAccountId: staff.subAccountId, role: 'owner' } as const
  expect((await call(team.editMember, raise, manager)).failure).toBe('forbidden')
  expect((await call(team.inviteMember, { phone: '12800000001', role: 'owner' }, owner)).failure).toBe(
    'forbidden',
  )
})

test('account/list answers at both prefixes with the tenants of the account alone', async () => {
  const { data } = await call(person.accountList, {}, staff)
  expect(data).toEqual([
    {
      subAccountId: expect.any(String),
      tenantName: expect.any(String),
      roles: ['owner'],
      roleNames: ['所有者'],
      isCurrent: false,
    },
    {
      subAccountId: staff.subAccountId,
      tenantName: expect.any(String),
      roles: ['member'],
      roleNames: ['成员'],
      isCurrent: true,
    },
  ])
  const other = await server.app.inject({
    url: '/zhzz-auth-center/api/zhzz-auth-center/web/account/list',
    headers: { 'jwt-token': staff.token },
  })
  expect(person.accountList.path).toBe('/zhzz-user-center/api/zhzz-user-center/web/account/list')
  expect(other.json().data).toEqual(data)
})

test('changing over opens a session in the other tenant, ends this one, and goes nowhere else', async () => {
  const guest = await joinTeam(server, owner, 'reader')
  const own = (await call(person.accountList, {}, guest)).data.find((one) => !one.isCurrent)
  const foreign = await call(person.switchSubAccount, { subAccountId: stranger.subAccountId }, guest)
  expect(foreign).toMatchObject({ status: 404, failure: 'notFound' })
  const back = await call(person.switchSubAccount, { subAccountId: own?.subAccountId ?? '' }, guest)
  const info = await call(account.current, {}, { token: back.data.token })
  expect(info.data).toMatchObject({ subAccountId: own?.subAccountId, isOwner: true, roles: ['owner'] })
  expect((await call(account.current, {}, guest)).failure).toBe('signedOut')
  await call(team.disableMember, { subAccountId: guest.subAccountId }, owner)
})

test('a number is invited once, sees the invitation, and the invitation forgets it when answered', async () => {
  const invited = await signIn(server)
  const asked = { phone: invited.phone, role: 'member' } as const
  const { data } = await call(team.inviteMember, asked, manager)
  expect(data).toMatchObject({ phoneMask: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), role: 'member' })
  expect((await call(team.inviteMember, asked, owner)).failure).toBe('alreadyMember')
  const seen = await call(team.invitationList, {}, invited)
  expect(seen.data.map((one) => one.invitationId)).toEqual([data.invitationId])
  expect((await call(team.invitationList, {}, stranger)).data).toEqual([])
  const answer = { invitationId: data.invitationId, accepted: true }
  expect((await call(team.answerInvitation, answer, stranger)).failure).toBe('invitationGone')
  expect((await call(team.withdrawInvitation, { invitationId: data.invitationId }, stranger)).failure).toBe(
    'notFound',
  )
  expect(
    (await call(team.answerInvitation, { ...answer, accepted: false }, invited)).data.subAccountId,
  ).toBeNull()
  expect((await call(team.answerInvitation, answer, invited)).failure).toBe('invitationGone')
  const row = await db
    .selectFrom('invitation')
    .where('id', '=', data.invitationId)
    .selectAll()
    .executeTakeFirst()
  expect(row).toMatchObject({ answer: 'declined', phoneHash: null, phoneMask: '' })
  const again = await call(team.inviteMember, asked, manager)
  await call(team.withdrawInvitation, { invitationId: again.data.invitationId }, manager)
  expect((await call(team.invitationList, {}, invited)).data).toEqual([])
})

test('an invitation that nobody answered ends after thirty days', async () => {
  const boss = await signIn(server, 'team')
  const invited = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: invited.phone, role: 'member' }, boss)
  clock.now = new Date(Date.now() + 29 * day)
  expect((await call(team.memberList, {}, boss)).data.seats.used).toBe(2)
  await db.updateTable('loginSession').set({ lastSeenAt: clock.now }).execute()
  clock.now = new Date(Date.now() + 31 * day)
  expect((await call(team.memberList, {}, boss)).data).toMatchObject({ invitations: [], seats: { used: 1 } })
  const late = { invitationId: data.invitationId, accepted: true }
  expect((await call(team.answerInvitation, late, invited)).failure).toBe('invitationGone')
  clock.now = new Date()
})

test('seats end where the plan says, and of two who take the last one gets it', async () => {
  const boss = await signIn(server, 'team')
  const invite = (at: number) =>
    call(team.inviteMember, { phone: `1270000000${at}`, role: 'member' }, boss).then(
      (answer) => answer.failure,
    )
  for (let at = 0; at < 8; at++) expect(await invite(at)).toBeNull()
  expect(new Set(await Promise.all([invite(8), invite(9)]))).toEqual(new Set([null, 'quotaUsedUp']))
  const alone = await signIn(server, 'member')
  expect((await call(team.inviteMember, { phone: '12700000020', role: 'member' }, alone)).failure).toBe(
    'planTooLow',
  )
})

test('a disabled member is out at once, keeps what was written, and comes back with a seat', async () => {
  const guest = await joinTeam(server, owner, 'member')
  const { subAccountId } = guest
  expect((await call(team.disableMember, { subAccountId }, stranger)).failure).toBe('notFound')
  expect((await call(team.disableMember, { subAccountId: owner.subAccountId }, manager)).failure).toBe(
    'forbidden',
  )
  expect((await call(team.disableMember, { subAccountId: manager.subAccountId }, manager)).failure).toBe(
    'forbidden',
  )
  expect((await call(team.disableMember, { subAccountId }, manager)).data.status).toBe('disabled')
  expect((await call(account.current, {}, guest)).failure).toBe('signedOut')
  expect((await call(team.disableMember, { subAccountId, disabled: false }, manager)).data.status).toBe(
    'active',
  )
  expect((await call(account.current, {}, guest)).failure).toBe('signedOut')
  await call(team.disableMember, { subAccountId }, manager)
})

test('a seat’s own quota of unlocks holds, also for two at once, and colleagues go on', async () => {
  const guest = await joinTeam(server, owner, 'member', 1)
  const [first, second, third] = await Promise.all([
    addCompany(server),
    addCompany(server),
    addCompany(server),
  ])
  const info = await call(account.current, {}, guest)
  expect(info.data.quotas.find((quota) => quota.code === 'unlock')).toMatchObject({ limit: 1, used: 0 })
  const together = await Promise.all(
    [first, second].map(({ id }) => call(member.unlock, { companyId: id }, guest)),
  )
  expect(new Set(together.map((answer) => answer.failure))).toEqual(new Set([null, 'quotaUsedUp']))
  expect((await call(member.unlock, { companyId: third.id }, guest)).failure).toBe('quotaUsedUp')
  expect((await call(member.unlock, { companyId: third.id }, staff)).failure).toBeNull()
  await call(team.editMember, { subAccountId: guest.subAccountId, unlockLimit: null }, owner)
  expect((await call(member.unlock, { companyId: second.id }, guest)).failure).toBeNull()
  await call(team.disableMember, { subAccountId: guest.subAccountId }, owner)
})
