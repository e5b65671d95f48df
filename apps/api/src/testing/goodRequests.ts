import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { z } from 'zod'
import { goodEndpoint } from '#testing/addEndpoint.ts'
import { everything } from '#testing/addKey.ts'
import { goodAuthentication } from '#testing/goodAuthentication.ts'
import { operatorRequests } from '#testing/operatorRequests.ts'
import { uuid } from '#testing/testServer.ts'

type Shown = { companyId: string; editionId: string; now: Date }

/** One good request for each call; a call that is missing here fails access.test.ts. */
export function goodRequests(shown: Shown): Record<string, () => unknown> {
  return { ...Object.fromEntries(endpoints.flatMap((endpoint) => plain(endpoint, shown))), ...others(shown) }
}

/** Of a call that must be told nothing, or no more than which company, which edition, what is searched for. */
function plain(endpoint: Endpoint, { companyId, editionId }: Shown): [string, () => unknown][] {
  const { required = [] } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const known: Record<string, unknown> = {
    companyId,
    companyIds: [companyId],
    editionId,
    keyword: '激光',
    ...(endpoint.name.startsWith('company.') && { id: companyId }),
  }
  if (!required.every((field) => field in known)) return []
  return [[endpoint.name, () => Object.fromEntries(required.map((field) => [field, known[field]]))]]
}

const poolRule = {
  isOn: false,
  idleDays: 30,
  warnDays: 3,
  keepWon: true,
  takePerDay: null,
  holdAtMost: null,
}
const trip = { ticket: 'x'.repeat(43), secret: 'x'.repeat(43) }
const slotDays = { startDate: '2027-03-10', endDate: '2027-03-12' }

function others({ companyId, editionId, now }: Shown): Record<string, () => unknown> {
  const record = () => ({
    targetType: 'company',
    targetId: companyId,
    clientUid: uuid(),
    followType: 'phone',
    content: `跟进 ${uuid()}`,
    followTime: now.toISOString(),
  })
  return {
    ...operatorRequests,
    'accessKey.make': () => everything,
    'accessKey.rotate': () => ({ id: uuid() }),
    'accessKey.revoke': () => ({ id: uuid() }),
    'webhook.make': () => goodEndpoint,
    'webhook.change': () => ({ ...goodEndpoint, id: uuid(), isOn: true }),
    'webhook.remove': () => ({ id: uuid() }),
    'webhook.rotate': () => ({ id: uuid() }),
    'webhook.test': () => ({ id: uuid() }),
    'webhook.deliveries': () => ({ id: uuid() }),
    'webhook.replay': () => ({ deliveryId: uuid() }),
    'webhook.replaySince': () => ({ id: uuid(), since: '2026-11-01T00:00:00Z' }),
    'member.applyUpgrade': () => ({ plan: 'member' }),
    'authentication.submit': () => goodAuthentication,
    'application.detail': () => ({ id: 'companies' }),
    'company.compare': () => ({ ids: [companyId, uuid()] }),
    'application.apply': () => ({ id: 'team' }),
    'application.use': () => ({ id: 'companies' }),
    'application.saveOrder': () => ({ codes: ['companies'] }),
    'report.save': () => ({ kind: 'contacts', objectId: companyId }),
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
    'account.editLoginPassword': () => ({ code: '000000', newPassword: 'xxxxxxxx' }),
    'account.verifyOld': () => ({ code: '000000' }),
    'account.replacePhone': () => ({ ticket: 'x'.repeat(43), newPhone: '12900000001', code: '000000' }),
    'account.removeSession': () => ({ sessionId: uuid() }),
    'account.saveConsent': () => ({ documents: ['privacyGuide'], versions: {}, action: 'agree' }),
    'account.sendLoginPhoneCode': () => ({ phone: `129${String(Math.random()).slice(2, 10)}` }),
    'account.phoneCodeLogin': () => ({
      phone: '12900000000',
      code: '000000',
      agreementVersions: {},
      ageConfirmed: true,
    }),
    'sso.begin': () => ({ provider: 'none' }),
    'sso.beginLink': () => ({ provider: 'none' }),
    'sso.finish': () => ({ ...trip, agreementVersions: {} }),
    'sso.prove': () => ({ ...trip, phone: '12900000000', code: '000000' }),
    'sso.join': () => ({ ...trip, agreementVersions: {}, ageConfirmed: true }),
    'sso.link': () => trip,
    'sso.unlink': () => ({ identityId: uuid() }),
    'calendar.days': () => ({ from: '2026-11-01', to: '2026-11-30' }),
    'calendar.makeFeed': () => ({ parts: ['show'] }),
    'appVersion.latest': () => ({ system: 'android' }),
    'calendar.endFeed': () => ({ id: uuid() }),
    'calendar.planFile': () => ({ ids: [uuid()] }),
    'calendar.editions': () => ({ from: '2026-11-01', to: '2026-11-30' }),
    ...Object.fromEntries(
      ['annualReportDetail', 'patentDetail', 'trademarkDetail'].map((name) => [
        `company.${name}`,
        () => ({ id: companyId, recordId: uuid() }),
      ]),
    ),
    'company.match': () => ({ names: [{ name: '苏州测试激光设备有限公司' }, { name: '测试激光' }] }),
    'exhibition.match': () => ({ names: [{ name: '2026测试机床展' }] }),
    'company.near': () => ({ latitude: '31.2', longitude: '121.5' }),
    'company.exportList': () => ({ companyIds: [companyId] }),
    'company.markContact': () => ({ contactId: uuid(), mark: 'empty' }),
    'exhibition.calendar': () => ({ month: '2026-11' }),
    'exhibition.detail': () => ({ id: editionId }),
    'exhibition.markTargets': () => ({
      marks: [{ exhibitorId: uuid(), state: 'todo', at: now.toISOString() }],
    }),
    'followUp.assign': () => ({ id: uuid(), subAccountId: uuid() }),
    'pool.take': () => ({ id: uuid() }),
    'pool.assign': () => ({ ids: [uuid()], subAccountId: uuid() }),
    'pool.preview': () => poolRule,
    'pool.saveRule': () => poolRule,
    'call.before': () => ({ contactId: uuid() }),
    'call.dial': () => ({ contactId: uuid(), clientUid: uuid() }),
    'call.dialLine': () => ({ contactId: uuid(), clientUid: uuid() }),
    'call.saveResult': () => ({ id: uuid(), result: 'connected' }),
    'call.detail': () => ({ id: uuid() }),
    'call.saveRules': () => ({ fromHour: 8, toHour: 20, perNumber: 3, perPerson: null }),
    'call.makeList': () => ({ name: '名单', companyIds: [companyId] }),
    'call.items': () => ({ id: uuid() }),
    'call.settleItem': () => ({ id: uuid(), state: 'skipped' }),
    'call.removeList': () => ({ id: uuid() }),
    'followUp.save': record,
    'followUp.edit': () => {
      const { targetType: _type, targetId: _target, clientUid: _uid, ...said } = record()
      return { ...said, id: uuid(), version: 1 }
    },
    'followUp.addNote': () => ({ id: uuid(), kind: 'comment', content: '评论' }),
    'followUp.remove': () => ({ id: uuid() }),
    'followUp.detail': () => ({ id: uuid() }),
    'followUp.list': () => ({ targetType: 'company', targetId: companyId }),
    'followUp.settleNext': () => ({ id: uuid(), action: 'done' }),
    'event.batch': () => ({ visit: uuid(), clicks: [{ at: record().followTime, page: '/', target: 'a' }] }),
    'hall.detail': () => ({ id: uuid() }),
    'news.detail': () => ({ id: uuid() }),
    'news.open': () => ({ id: uuid() }),
    'news.like': () => ({ id: uuid(), liked: true }),
    'hall.gaps': () => ({ id: uuid() }),
    'hall.pictures': () => ({ id: uuid() }),
    'hall.slot': () => ({ id: uuid() }),
    'hall.slotConflicts': () => ({ hallId: uuid(), pavilions: [], ...slotDays }),
    'hall.saveSlot': () => ({
      hallId: uuid(),
      pavilions: [],
      ...slotDays,
      purpose: 'exhibition',
      title: '档期',
      status: 'intent',
      isShared: false,
    }),
    'hall.removeSlot': () => ({ id: uuid() }),
    'hall.occupancy': () => ({ id: uuid(), from: '2026-11-01', to: '2026-11-30' }),
    'member.savedFilters': () => ({ scope: 'company' }),
    'member.saveFilter': () => ({ scope: 'company', name: uuid().slice(0, 20), params: {} }),
    'member.removeFilter': () => ({ id: uuid() }),
    'member.toggleFavorite': () => ({ objectType: 'company', objectId: companyId, favorited: false }),
    'message.one': () => ({ id: uuid() }),
    'message.subscribePush': () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    }),
    'message.sendEmailCode': () => ({ address: `${uuid().slice(0, 8)}@example.com` }),
    'message.confirmEmail': () => ({ code: '000000' }),
    'message.setRobot': () => ({ address: 'https://example.com/robot' }),
    'message.endTarget': () => ({ channel: 'push' }),
    'message.saveQuiet': () => ({ isOn: true, from: '22:00', to: '08:00', timeZone: 'Asia/Shanghai' }),
    'unlock.renew': () => ({ id: uuid() }),
    'message.read': () => ({ id: uuid() }),
    'message.readAll': () => ({ until: now.toISOString() }),
    'message.remove': () => ({ id: uuid() }),
    'place.nearby': () => ({ latitude: '31.2', longitude: '121.5' }),
    'place.search': () => ({ latitude: '31.2', longitude: '121.5', keyword: '展馆' }),
    'place.regeocode': () => ({ latitude: '31.2', longitude: '121.5' }),
    'prediction.edition': () => ({ id: editionId }),
    'prediction.byCompany': () => ({ id: companyId }),
    'prediction.explain': () => ({ predictionId: uuid() }),
    'prediction.feedback': () => ({ editionId: editionId, companyId: companyId, verdict: 'yes' }),
    'person.switchSubAccount': () => ({ subAccountId: uuid() }),
    'person.askPrivacy': () => ({ kind: 'correction', content: '姓名登记有误' }),
    'person.submitInfo': () => ({
      realName: '测试人',
      companyName: '测试公司',
      personaType: 'builder',
      cityCodes: ['310000'],
    }),
    'person.editInfo': () => ({ realName: '测试人' }),
    'person.savePrivacySetting': () => ({ personalized: false }),
    'person.saveNotificationSetting': () => ({ member: { inApp: true } }),
    'person.exportFile': () => ({ taskId: uuid() }),
    'person.applyCancel': () => ({ code: '000000' }),
    'reference.getTreeDictionary': () => ({ type: 'nothing_of_this_kind' }),
    'reference.getTreeDictionaryByTypeList': () => ({ typeList: ['follow_result'] }),
    'schedule.saveMine': () => ({ editionId }),
    'schedule.addMine': () => ({ editionIds: [editionId] }),
    'schedule.mineDetail': () => ({ id: uuid() }),
    'schedule.plan': () => ({ year: 2026 }),
    'schedule.carryOver': () => ({ year: 2026 }),
    'schedule.exportPlan': () => ({ year: 2026 }),
    'schedule.proposeMine': () => ({ id: uuid(), isProposed: true }),
    'schedule.saveExpense': () => ({ mineId: uuid(), kind: 'rent', amount: 1200.5, note: '场租' }),
    'schedule.removeExpense': () => ({ mineId: uuid(), id: uuid() }),
    'schedule.review': () => ({ editionId }),
    'schedule.yearReview': () => ({ year: 2026 }),
    'schedule.exportReview': () => ({ year: 2026 }),
    'schedule.customerEditions': () => ({}),
    'schedule.customersAt': () => ({ editionId }),
    'schedule.removeMine': () => ({ id: uuid() }),
    'upload.file': () => ({}),
    'wechat.getWxSignature': () => ({ url: 'https://h5.example.com/h5/' }),
    'team.inviteMember': () => ({ phone: '12900000009', role: 'member' }),
    'team.withdrawInvitation': () => ({ invitationId: uuid() }),
    'team.editMember': () => ({ subAccountId: uuid(), role: 'member' }),
    'team.disableMember': () => ({ subAccountId: uuid() }),
    'team.handOverPreview': () => ({ subAccountId: uuid(), to: { how: 'turns' } }),
    'team.removeMember': () => ({ subAccountId: uuid() }),
    'team.bringAlong': () => ({ customers: true, targets: true, unlocks: true }),
    'team.undoHandOver': () => ({ handOverId: uuid() }),
    'team.answerInvitation': () => ({ invitationId: uuid(), accepted: false }),
  }
}
