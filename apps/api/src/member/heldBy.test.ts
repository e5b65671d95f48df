import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import type { Person } from '#testing/joinTeam.ts'
import { teamWorld } from '#testing/teamWorld.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
const { newTeam, plan } = await teamWorld(server)
const { owner, anna, ben, chris } = await newTeam()
for (const [who, realName] of [
  [anna, '安娜'],
  [ben, '本'],
] as const)
  await database.db.updateTable('subAccount').set({ realName }).where('id', '=', who.subAccountId).execute()
const { id } = await addCompany(server)

/** What the page of the company and 写跟进 say of it. */
async function said(who: Person): Promise<(string | null)[]> {
  const page = (await call(company.detail, { id }, who)).data.customer?.heldBy ?? null
  const target = { targetType: 'company', targetId: id } as const
  const form = (await call(followUp.list, target, who)).data.target.heldBy
  expect(form).toEqual(page)
  return page === null ? [] : [page.name, page.lastFollowTime]
}

test('a colleague is told who has a customer and when it was spoken to; oneself and another tenant are not', async () => {
  expect(await said(ben)).toEqual([])
  const first = await plan(anna, id, null)
  expect(await said(ben)).toEqual(['安娜', first.followTime])
  expect(await said(anna)).toEqual([])
  const stranger = await signIn(server, 'team')
  await plan(stranger, id, null)
  expect(await said(stranger)).toEqual([])
  expect((await raw(company.detail, { id }, stranger)).body).not.toContain('安娜')
})

test('its owner is told of a colleague who spoke to it later, whatever that one keeps to themselves', async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  await database.db
    .insertInto('personalSetting')
    .values({ subAccountId: ben.subAccountId, shareFollowToTeam: false })
    .execute()
  const later = await plan(ben, id, null)
  expect(await said(anna)).toEqual(['本', later.followTime])
  expect(await said(chris)).toEqual(['安娜', later.followTime])
})

test('who is out of the team is on nothing: it is the one who has it now', async () => {
  const to = { how: 'one', subAccountId: chris.subAccountId } as const
  await call(team.disableMember, { subAccountId: anna.subAccountId, to }, { ...owner, key: uuid() })
  expect((await said(ben)).length).toBe(2)
  expect(await said(chris)).toContain('本')
})
