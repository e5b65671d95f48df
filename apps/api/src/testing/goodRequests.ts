import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { uuid } from '#testing/testServer.ts'

const personReads =
  'accountList skipInfo privacySetting notificationSetting exportData exportTask sendCancelCode revokeCancel'
    .split(' ')
    .map((call) => `person.${call}`)
const teamReads = 'memberList invitationList roleList currentPermission'
  .split(' ')
  .map((call) => `team.${call}`)
/** One good request for each call; a call that is missing here fails access.test.ts. */
export function goodRequests({
  companyId,
  editionId,
  now,
}: {
  companyId: string
  editionId: string
  now: Date
}): Record<string, () => unknown> {
  const record = () => ({
    targetType: 'company',
    targetId: companyId,
    clientUid: uuid(),
    followType: 'phone',
    content: `跟进 ${uuid()}`,
    followTime: now.toISOString(),
  })
  return {
    ...Object.fromEntries([...personReads, ...teamReads].map((name) => [name, () => ({})])),
    ...Object.fromEntries(
      Object.keys(companyModules).map((name) => [`company.${name}`, () => ({ id: companyId })]),
    ),
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
    'company.exportList': () => ({ companyIds: [companyId] }),
    'company.detail': () => ({ id: companyId }),
    'company.businessInfo': () => ({ id: companyId }),
    'company.exhibitionHistory': () => ({ id: companyId }),
    'company.contacts': () => ({ id: companyId }),
    'company.markContact': () => ({ contactId: uuid(), mark: 'empty' }),
    'exhibition.search': () => ({ keyword: '测试机床展' }),
    'exhibition.calendar': () => ({ month: '2026-11' }),
    'exhibition.halls': () => ({}),
    'search.conditions': () => ({ keyword: '3月 上海 机床' }),
    'exhibition.organizers': () => ({}),
    'exhibition.detail': () => ({ id: editionId }),
    'exhibition.exhibitors': () => ({ editionId: editionId }),
    'exhibition.markTargets': () => ({
      marks: [{ exhibitorId: uuid(), state: 'todo', at: now.toISOString() }],
    }),
    'followUp.save': record,
    'followUp.edit': () => ({ ...record(), id: uuid(), version: 1 }),
    'followUp.addNote': () => ({ id: uuid(), kind: 'comment', content: '评论' }),
    'followUp.remove': () => ({ id: uuid() }),
    'followUp.detail': () => ({ id: uuid() }),
    'followUp.list': () => ({ targetType: 'company', targetId: companyId }),
    'followUp.mine': () => ({}),
    'followUp.settleNext': () => ({ id: uuid(), action: 'done' }),
    'event.batch': () => ({ visit: uuid(), clicks: [{ at: record().followTime, page: '/', target: 'a' }] }),
    'home.index': () => ({}),
    'member.unlockPreview': () => ({ companyId: companyId }),
    'member.unlock': () => ({ companyId: companyId }),
    'member.unlockBatchPreview': () => ({ companyIds: [companyId] }),
    'member.unlockBatch': () => ({ companyIds: [companyId] }),
    'member.savedFilters': () => ({ scope: 'company' }),
    'member.saveFilter': () => ({ scope: 'company', name: uuid().slice(0, 20), params: {} }),
    'member.removeFilter': () => ({ id: uuid() }),
    'member.toggleFavorite': () => ({ objectType: 'company', objectId: companyId, favorited: false }),
    'prediction.editions': () => ({}),
    'prediction.edition': () => ({ id: editionId }),
    'prediction.companies': () => ({ editionId: editionId }),
    'prediction.byCompany': () => ({ id: companyId }),
    'prediction.explain': () => ({ predictionId: uuid() }),
    'prediction.scorecard': () => ({}),
    'prediction.see': () => ({}),
    'prediction.exportList': () => ({ editionId }),
    'prediction.feedback': () => ({ editionId: editionId, companyId: companyId, verdict: 'yes' }),
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
}
