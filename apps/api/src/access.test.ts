import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testServer.ts'
import { addCompany, addEdition, signIn } from '#testWorld.ts'

const server = await testServer()
const { call, raw, clock } = server
const free = await signIn(server)
const paying = await signIn(server, 'member')
const shown = await addCompany(server, { name: '苏州测试激光设备有限公司' })
const edition = await addEdition(server, { days: 20, entries: 120, companyId: shown.id })
for (let at = 0; at < 6; at++)
  await addEdition(server, {
    days: -30 * (at + 1),
    entries: 1,
    companyId: shown.id,
    seriesId: edition.seriesId,
  })

/** One good request for each call; a call that is missing here fails the test below. */
const record = () => ({
  targetType: 'company',
  targetId: shown.id,
  clientUid: uuid(),
  followType: 'phone',
  content: `跟进 ${uuid()}`,
  followTime: clock.now.toISOString(),
})
const personReads =
  'accountList skipInfo privacySetting notificationSetting exportData exportTask sendCancelCode revokeCancel'
    .split(' ')
    .map((call) => `person.${call}`)
const teamReads = 'memberList invitationList roleList currentPermission'
  .split(' ')
  .map((call) => `team.${call}`)
const requests: Record<string, () => unknown> = {
  ...Object.fromEntries([...personReads, ...teamReads].map((name) => [name, () => ({})])),
  'account.agreements': () => ({}),
  'member.planList': () => ({}),
  'account.behaviorCaptcha': () => ({}),
  'account.verifyBehavior': () => ({
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        expiresAt: 1,
        keyLength: 32,
        keyPrefix: '00',
        nonce: '00',
        salt: '00',
      },
      signature: '00',
    },
    solution: { counter: 1, derivedKey: '00' },
  }),
  'account.userNamePasswordLoginBehavior': () => ({
    userName: '12900000000',
    password: 'x',
    agreementVersions: {},
  }),
  'account.sendGuardianCode': () => ({ phone: `129${String(Math.random()).slice(2, 10)}` }),
  'account.sendForgotPasswordCode': () => ({ phone: `129${String(Math.random()).slice(2, 10)}` }),
  'account.verifyIdentity': () => ({ phone: '12900000000', code: '000000' }),
  'account.setNewPassword': () => ({ ticket: 'x'.repeat(43), newPassword: 'xxxxxxxx' }),
  'account.sendEditPasswordCode': () => ({}),
  'account.editLoginPassword': () => ({ code: '000000', newPassword: 'xxxxxxxx' }),
  'account.sendReplacePhoneCode': () => ({}),
  'account.verifyOld': () => ({ code: '000000' }),
  'account.replacePhone': () => ({ ticket: 'x'.repeat(43), newPhone: '12900000001', code: '000000' }),
  'account.sessionList': () => ({}),
  'account.removeSession': () => ({ sessionId: uuid() }),
  'account.saveConsent': () => ({ documents: ['privacyGuide'], versions: {}, action: 'agree' }),
  'account.sendLoginPhoneCode': () => ({ phone: `129${String(Math.random()).slice(2, 10)}` }),
  'account.phoneCodeLogin': () => ({
    phone: '12900000000',
    code: '000000',
    agreementVersions: {},
    ageConfirmed: true,
  }),
  'account.current': () => ({}),
  'account.statistics': () => ({}),
  'account.logout': () => ({}),
  'company.search': () => ({ keyword: '激光' }),
  'company.exportList': () => ({ companyIds: [shown.id] }),
  'company.detail': () => ({ id: shown.id }),
  'company.businessInfo': () => ({ id: shown.id }),
  'company.exhibitionHistory': () => ({ id: shown.id }),
  'company.contacts': () => ({ id: shown.id }),
  'exhibition.search': () => ({ keyword: '测试机床展' }),
  'exhibition.detail': () => ({ id: edition.id }),
  'exhibition.exhibitors': () => ({ editionId: edition.id }),
  'followUp.save': record,
  'followUp.edit': () => ({ ...record(), id: uuid(), version: 1 }),
  'followUp.remove': () => ({ id: uuid() }),
  'followUp.detail': () => ({ id: uuid() }),
  'followUp.list': () => ({ targetType: 'company', targetId: shown.id }),
  'followUp.mine': () => ({}),
  'followUp.settleNext': () => ({ id: uuid(), action: 'done' }),
  'event.batch': () => ({ visit: uuid(), clicks: [{ at: record().followTime, page: '/', target: 'a' }] }),
  'home.index': () => ({}),
  'member.unlockPreview': () => ({ companyId: shown.id }),
  'member.unlock': () => ({ companyId: shown.id }),
  'member.unlockBatchPreview': () => ({ companyIds: [shown.id] }),
  'member.unlockBatch': () => ({ companyIds: [shown.id] }),
  'member.savedFilters': () => ({ scope: 'company' }),
  'member.saveFilter': () => ({ scope: 'company', name: uuid().slice(0, 20), params: {} }),
  'member.removeFilter': () => ({ id: uuid() }),
  'member.toggleFavorite': () => ({ objectType: 'company', objectId: shown.id, favorited: false }),
  'prediction.editions': () => ({}),
  'prediction.edition': () => ({ id: edition.id }),
  'prediction.companies': () => ({ editionId: edition.id }),
  'prediction.byCompany': () => ({ id: shown.id }),
  'prediction.explain': () => ({ predictionId: uuid() }),
  'prediction.scorecard': () => ({}),
  'prediction.feedback': () => ({ editionId: edition.id, companyId: shown.id, verdict: 'yes' }),
  'person.switchSubAccount': () => ({ subAccountId: uuid() }),
  'person.submitInfo': () => ({
    realName: '测试人',
    companyName: '测试公司',
    personaType: 'builder',
    cityCodes: ['310000'],
  }),
  'person.editInfo': () => ({ realName: '测试人' }),
  'person.savePrivacySetting': () => ({ personalized: false }),
  'person.saveNotificationSetting': () => ({ system: { inApp: true, sms: false, calendar: false } }),
  'person.exportFile': () => ({ taskId: uuid() }),
  'person.applyCancel': () => ({ code: '000000' }),
  'reference.customerServiceInfo': () => ({}),
  'reference.queryRegionTree': () => ({}),
  'reference.industryTree': () => ({}),
  'reference.getTreeDictionary': () => ({ type: 'nothing_of_this_kind' }),
  'reference.getTreeDictionaryByTypeList': () => ({ typeList: ['follow_result'] }),
  'search.suggest': () => ({ keyword: '激光' }),
  'search.all': () => ({ keyword: '激光' }),
  'search.halls': () => ({}),
  'search.exhibitors': () => ({ keyword: '数控车床' }),
  'search.hotWords': () => ({}),
  'upload.file': () => ({}),
  'wechat.getWxSignature': () => ({ url: 'https://h5.example.com/h5/' }),
  'team.inviteMember': () => ({ phone: '12900000009', role: 'member' }),
  'team.withdrawInvitation': () => ({ invitationId: uuid() }),
  'team.editMember': () => ({ subAccountId: uuid(), role: 'member' }),
  'team.disableMember': () => ({ subAccountId: uuid() }),
  'team.answerInvitation': () => ({ invitationId: uuid(), accepted: false }),
}

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: who gets in',
  async (name, endpoint) => {
    const input = requests[name]?.()
    expect(input, `a request for ${name} in this test`).toBeDefined()
    const ofAnyone = (await raw(endpoint, input)).json().code
    const ofForged = (await raw(endpoint, requests[name]?.(), { token: 'x'.repeat(43) })).json().code
    const isOpen = endpoint.access === 'anyone' || endpoint.access === 'visitor'
    expect(ofAnyone === 401).toBe(!isOpen)
    expect(ofForged === 401).toBe(endpoint.access !== 'anyone')
    if (name === 'account.logout') return
    const ofFree = await raw(endpoint, requests[name]?.(), free)
    expect(ofFree.json().code).not.toBe(401)
    expect(ofFree.headers['cache-control']).toMatch(
      endpoint.access === 'anyone' ? /no-store|public/ : /^no-store$/,
    )
  },
)

test('the list of exhibitors ends where the plan ends, and says how much stays hidden', async () => {
  const walk = async (token?: string) => {
    const names: string[] = []
    let cursor: string | undefined
    for (;;) {
      const { data } = await call(
        exhibition.exhibitors,
        { editionId: edition.id, limit: 40, cursor },
        { token },
      )
      names.push(...data.list.map((row) => row.listedName))
      if (data.cursor === null) return { names, access: data.access, total: data.total }
      cursor = data.cursor
    }
  }
  const anonymous = await walk()
  expect(anonymous).toMatchObject({
    total: 120,
    access: { level: 'preview', visible: 10, hidden: 110, reason: 'signIn' },
  })
  expect(anonymous.names).toHaveLength(10)
  const ofFree = await walk(free.token)
  expect(ofFree.names).toHaveLength(50)
  expect(ofFree.access).toMatchObject({ visible: 50, hidden: 70, reason: 'plan' })
  const ofPaying = await walk(paying.token)
  expect(new Set(ofPaying.names).size).toBe(120)
  expect(ofPaying.access).toMatchObject({ level: 'full', hidden: 0, reason: null })
})

test('a cursor holds only for its own list, and not when changed', async () => {
  const first = await call(exhibition.exhibitors, { editionId: edition.id, limit: 5 })
  const cursor = first.data.cursor ?? ''
  const forged = Buffer.from(JSON.stringify({ at: ['A001', uuid()], seen: 0 })).toString('base64url')
  const tries = [
    call(exhibition.exhibitors, { editionId: edition.id, limit: 5, keyword: 'x', cursor }),
    call(exhibition.exhibitors, {
      editionId: edition.id,
      limit: 5,
      cursor: `${forged}.${cursor.split('.')[1]}`,
    }),
    call(search.exhibitors, { keyword: '数控车床', cursor }),
  ]
  for (const answer of await Promise.all(tries)) expect(answer.failure).toBe('invalid')
  expect((await call(exhibition.exhibitors, { editionId: edition.id, limit: 5, cursor })).failure).toBeNull()
})

test('the history shows three entries on the free plan and all to a member', async () => {
  const ofFree = await call(company.exhibitionHistory, { id: shown.id }, free)
  expect(ofFree.data.list).toHaveLength(3)
  expect(ofFree.data).toMatchObject({ total: 6, access: { level: 'preview', hidden: 3 }, cursor: null })
  const ofPaying = await call(company.exhibitionHistory, { id: shown.id }, paying)
  expect(ofPaying.data.list).toHaveLength(6)
  expect((await call(company.detail, { id: shown.id })).data.exhibitionProfile).toMatchObject({
    total: 7,
    latest: { length: 1 },
  })
})

test('lists of one’s own are for those signed in', async () => {
  expect((await call(company.search, { searchType: 'MY_COLLECT' })).failure).toBe('signedOut')
  await call(member.toggleFavorite, { objectType: 'company', objectId: shown.id, favorited: true }, free)
  const mine = await call(company.search, { searchType: 'MY_COLLECT' }, free)
  expect(mine.data.list.map((card) => [card.id, card.myState?.favorited])).toEqual([[shown.id, true]])
  expect((await call(company.search, { searchType: 'MY_COLLECT' }, paying)).data.list).toEqual([])
  expect((await call(account.statistics, {}, free)).data.favoriteCount).toBe(1)
})

test('records of another tenant are not there', async () => {
  const input = { ...record(), targetType: 'company' as const, followType: 'phone' as const }
  const saved = await call(followUp.save, input, free)
  const { id } = saved.data
  for (const answer of [
    await call(followUp.detail, { id }, paying),
    await call(followUp.remove, { id }, paying),
    await call(followUp.settleNext, { id, action: 'done' }, paying),
    await call(followUp.edit, { ...input, id, version: 1 }, paying),
  ])
    expect(answer).toMatchObject({ status: 404, failure: 'notFound' })
  const theirs = await call(followUp.list, { targetType: 'company', targetId: shown.id }, paying)
  expect(theirs.data.list).toEqual([])
  expect((await call(followUp.detail, { id }, free)).data.content).toBe(input.content)
  expect((await call(home.index, {}, paying)).failure).toBeNull()
  expect((await call(reference.customerServiceInfo, {})).failure).toBeNull()
})
