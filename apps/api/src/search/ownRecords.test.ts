import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
clock.now = new Date('2026-11-21T04:00:00Z')
const mine = await signIn(server)
const stranger = await signIn(server)
const unlocked = await addCompany(server)
const locked = await addCompany(server)
await call(member.unlock, { companyId: unlocked.id }, mine)
await call(
  followUp.save,
  {
    targetType: 'company',
    targetId: locked.id,
    clientUid: uuid(),
    followType: 'phone',
    content: '老板要 54 平米双层特装，嫌桁架太高',
    followTime: clock.now.toISOString(),
  },
  mine,
)

async function own(keyword: string, who?: { token: string }) {
  return (await call(search.all, { keyword }, who)).data.own
}

test.each(['12099900000', '+86 120 9990 0000', '0000', '99900000', '120-9990-0000'])(
  'a caller with %s is known by the company that was unlocked, and by no other',
  async (number) => {
    expect(await own(number, mine)).toMatchObject([
      { kind: 'number', companyId: unlocked.id, name: unlocked.name, snippet: '120****0000 欧阳测试' },
    ])
  },
)

test('numbers of which only the end is right are no hit, and none is read in clear', async () => {
  expect(await own('13999900000', mine)).toEqual([])
  const { body } = await raw(search.all, { keyword: '0000' }, mine)
  for (const phone of [...unlocked.phones, ...locked.phones]) expect(body).not.toContain(phone)
})

test('a person of an unlocked contact, and a word of a note with who wrote it', async () => {
  expect(await own('欧阳', mine)).toMatchObject([
    { kind: 'person', companyId: unlocked.id, snippet: '欧阳测试', marks: [[0, 2]] },
  ])
  const [note, ...others] = await own('双层 桁架', mine)
  expect(others).toEqual([])
  expect(note).toMatchObject({ kind: 'note', companyId: locked.id, at: clock.now.toISOString() })
  expect(note?.snippet).toContain('双层特装')
})

test('another team, and a visitor, get nothing of it', async () => {
  for (const keyword of ['12099900000', '0000', '欧阳', '双层 桁架', '%', '____'])
    for (const who of [stranger, undefined]) expect(await own(keyword, who), keyword).toEqual([])
})

test('an unlock that is over, or was taken back, tells nothing any more', async () => {
  const other = await signIn(server)
  const { id } = await addCompany(server)
  await call(member.unlock, { companyId: id }, other)
  expect(await own('0000', other)).toHaveLength(1)
  await database.db.updateTable('unlock').set({ status: 'refunded' }).where('companyId', '=', id).execute()
  expect(await own('0000', other)).toEqual([])
  const ended = await signIn(server)
  await call(member.unlock, { companyId: locked.id }, ended)
  expect(await own('欧阳', ended)).toHaveLength(1)
  await database.db
    .updateTable('unlock')
    .set({ expireTime: clock.now })
    .where('tenantId', '=', ended.tenantId)
    .execute()
  expect(await own('欧阳', ended)).toEqual([])
  expect(await own('0000', ended)).toEqual([])
})

test('a member shares it, and has nothing of it once disabled', async () => {
  const owner = await signIn(server, 'team')
  const guest = await signIn(server)
  await call(member.unlock, { companyId: unlocked.id }, owner)
  const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'member' }, owner)
  const { invitationId } = data
  const { subAccountId } = (await call(team.answerInvitation, { invitationId, accepted: true }, guest)).data
  const joined = (await call(person.switchSubAccount, { subAccountId: subAccountId ?? '' }, guest)).data
  expect(await own('99900000', joined)).toMatchObject([{ companyId: unlocked.id }])
  await call(team.disableMember, { subAccountId: subAccountId ?? '' }, owner)
  const { body } = await raw(search.all, { keyword: '99900000' }, joined)
  expect(body).not.toContain('欧阳')
  expect(body).not.toContain('****0000')
})
