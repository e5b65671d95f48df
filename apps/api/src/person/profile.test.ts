import { account } from '@zhzz/contract/account/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { filePath } from '@zhzz/contract/upload/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
const { db } = database

const filled = {
  realName: '欧阳测试',
  companyName: '测试展览有限公司',
  position: '销售经理',
  personaType: 'builder',
  cityCodes: ['310000', '440100'],
  industryCodes: ['C'],
}

test('userInfo of a new person is complete, and says that the form is still to be filled in', async () => {
  const viewer = await signIn(server)
  const { data } = await call(account.current, {}, viewer)
  expect(data).toMatchObject({
    realName: null,
    companyId: null,
    cityCodes: [],
    industryCodes: [],
    seriesIds: [],
    roles: ['owner'],
    isOwner: true,
    profileCompleted: false,
    infoSkipsLeft: 3,
    unreadCount: 0,
    cancelDueAt: null,
  })
  expect(data.permissions).toContain('zky:subAccount:manage')
  expect(data.permissions).not.toContain('zky:auth:review')
})

test('填写信息 is kept, names the tenant, and a chosen company is linked only under its own name', async () => {
  const viewer = await signIn(server)
  const company = await addCompany(server, { name: '苏州测试展具有限公司' })
  const wrong = await call(person.submitInfo, { ...filled, companyId: company.id }, viewer)
  expect(wrong.data).toMatchObject({
    ...filled,
    companyName: null,
    tenantName: filled.companyName,
    companyId: null,
  })
  const right = await call(
    person.submitInfo,
    { ...filled, companyName: company.name, companyId: company.id },
    viewer,
  )
  expect(right.data).toMatchObject({
    companyId: company.id,
    companyName: company.name,
    tenantName: company.name,
    profileCompleted: true,
  })
})

test.each([
  ['realName', { ...filled, realName: '欧' }],
  ['realName', { ...filled, realName: '长'.repeat(21) }],
  ['companyName', { ...filled, companyName: '' }],
  ['cityCodes', { ...filled, cityCodes: [] }],
  ['cityCodes', { ...filled, cityCodes: ['11', '12', '13', '14', '15', '21'] }],
  ['personaType', { ...filled, personaType: '' }],
])('填写信息 refuses a wrong %s', async (field, input) => {
  const viewer = await signIn(server)
  const answer = await call(person.submitInfo, input, viewer)
  expect(answer).toMatchObject({ failure: 'invalid', detail: { fields: [field] } })
})

test('填写信息 can be put off three times', async () => {
  const viewer = await signIn(server)
  const left: (number | undefined)[] = []
  for (let at = 0; at < 3; at++) left.push((await call(person.skipInfo, {}, viewer)).data.infoSkipsLeft)
  expect(left).toEqual([2, 1, 0])
  expect(await call(person.skipInfo, {}, viewer)).toMatchObject({ status: 200, failure: 'profileIncomplete' })
})

test('an invitation code joins its own number only', async () => {
  const boss = await signIn(server, 'team')
  const invited = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: invited.phone, role: 'member' }, boss)
  const stranger = await signIn(server)
  const withCode = { ...filled, inviteCode: data.code.toLowerCase() }
  expect((await call(person.submitInfo, withCode, stranger)).failure).toBe('invitationGone')
  expect((await call(account.current, {}, stranger)).data.profileCompleted).toBe(false)
  expect((await call(person.submitInfo, withCode, invited)).failure).toBeNull()
  const tenants = await call(person.accountList, {}, invited)
  expect(tenants.data.map((one) => one.roles)).toEqual([['owner'], ['member']])
})

test('修改资料 changes what is given and leaves the rest', async () => {
  const viewer = await signIn(server)
  await call(person.submitInfo, filled, viewer)
  const changed = await call(
    person.editInfo,
    { email: 'a@b.cn', wechat: 'zhanhui_01', gender: 'female' },
    viewer,
  )
  expect(changed.data).toMatchObject({
    email: 'a@b.cn',
    wechat: 'zhanhui_01',
    gender: 'female',
    realName: filled.realName,
  })
  const cleared = await call(person.editInfo, { email: null, position: '' }, viewer)
  expect(cleared.data).toMatchObject({ email: null, position: null, wechat: 'zhanhui_01' })
  for (const wrong of [
    { email: 'a@' },
    { wechat: '1abcdef' },
    { avatarUrl: 'https://elsewhere.cn/x.png' },
    { avatarUrl: '//x' },
    { avatarUrl: '/\\elsewhere.cn/x.png' },
    { avatarUrl: '/\t/elsewhere.cn/x.png' },
    { avatarUrl: '/h5/../elsewhere' },
    { avatarUrl: `${filePath}/../${uuid()}` },
  ])
    expect((await call(person.editInfo, wrong, viewer)).failure).toBe('invalid')
  const before = (await call(account.current, {}, viewer)).data
  const extra = await raw(
    person.editInfo,
    { roles: ['admin'], isOwner: true, permissions: ['*:*:*'] },
    viewer,
  )
  expect(extra.json().data).toEqual(before)
})

test('the company is locked once it is authenticated, and for everybody but the owner', async () => {
  const viewer = await signIn(server, 'team')
  await call(person.submitInfo, filled, viewer)
  await db.updateTable('tenant').set({ authStatus: 3 }).where('id', '=', viewer.tenantId).execute()
  expect((await call(person.editInfo, { companyName: '另一家有限公司' }, viewer)).failure).toBe(
    'companyLocked',
  )
  expect((await call(person.editInfo, { companyName: filled.companyName }, viewer)).failure).toBeNull()
})

test('what a person does not share, colleagues do not see, and the person does', async () => {
  const boss = await signIn(server, 'team')
  const invited = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: invited.phone, role: 'member' }, boss)
  const answer = { invitationId: data.invitationId, accepted: true }
  const subAccountId = (await call(team.answerInvitation, answer, invited)).data.subAccountId ?? ''
  const { token } = (await call(person.switchSubAccount, { subAccountId }, invited)).data
  const company = await addCompany(server)
  const target = { targetType: 'company', targetId: company.id } as const
  const record = {
    ...target,
    followType: 'phone',
    content: '已通话',
    followTime: clock.now.toISOString(),
  } as const
  await call(followUp.save, { ...record, clientUid: uuid() }, { token })
  const seen = async (who: { token: string }) => (await call(followUp.list, target, who)).data.list.length
  expect([await seen(boss), await seen({ token })]).toEqual([1, 1])
  const off = await call(person.savePrivacySetting, { shareFollowToTeam: false }, { token })
  expect(off.data).toEqual({ personalized: true, cardVisible: false, shareFollowToTeam: false })
  expect([await seen(boss), await seen({ token })]).toEqual([0, 1])
})

test('通知设置 keeps each category', async () => {
  const viewer = await signIn(server)
  const start = await call(person.notificationSetting, {}, viewer)
  expect(start.data.followUp).toEqual({ inApp: true, push: true, email: true, sms: true, robot: true })
  await call(person.saveNotificationSetting, { followUp: { inApp: false } }, viewer)
  const { data } = await call(person.notificationSetting, {}, viewer)
  expect(data).toEqual({ ...start.data, followUp: { ...start.data.followUp, inApp: false } })
})
