import { z } from 'zod'
import { viewerInfo } from '#account/viewerInfo.ts'
import { calls, read, write } from '#endpoint.ts'
import { id, instant, smsCode } from '#field.ts'
import { asksPrivacy, privacyRequest } from '#person/privacyRequest.ts'
import { changedProfile, profile } from '#person/profile.ts'
import { changedNotifications, notificationSetting, privacySetting } from '#person/setting.ts'
import { authCenter, userCenter } from '#prefix.ts'

const exportTask = z.object({
  taskId: id,
  state: z.enum(['queued', 'done', 'failed']),
  createdAt: instant,
  /** Bytes of the file. */
  size: z.number().int().nullable(),
  /** Until then the file can be fetched. */
  expiresAt: instant.nullable(),
})

export const person = calls('person', {
  accountList: read('GET', `${userCenter}/account/list`, {
    access: 'signedIn',
    summary: '我的企业: the tenants this account belongs to',
    alsoAt: [`${authCenter}/account/list`],
    input: z.object({}),
    output: z.array(
      z.object({
        subAccountId: id,
        tenantName: z.string(),
        roles: z.array(z.string()),
        /** In Chinese; the app says them in its own language by `roles`. */
        roleNames: z.array(z.string()),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  switchSubAccount: write('POST', `${authCenter}/auth/switchSubAccount`, {
    access: 'signedIn',
    isEssential: true,
    records: 'signIn',
    summary: '切换企业: a new session of the same account in another of its tenants; this one ends',
    input: z.object({ subAccountId: id }),
    output: z.object({ token: z.string() }),
    fails: ['notFound'],
  }),
  submitInfo: write('POST', `${userCenter}/subAccount/submitInfo`, {
    access: 'signedIn',
    summary: '填写信息: who the person is and what is looked for',
    input: profile,
    output: viewerInfo,
    fails: ['invitationGone', 'companyLocked', 'quotaUsedUp', 'planTooLow'],
  }),
  skipInfo: write('POST', `${userCenter}/subAccount/skipInfo`, {
    access: 'signedIn',
    summary: '跳过 of 填写信息: three times at most',
    input: z.object({}),
    output: viewerInfo,
    fails: ['profileIncomplete'],
  }),
  editInfo: write('POST', `${userCenter}/subAccount/editInfo`, {
    access: 'signedIn',
    summary: '修改资料: one or several fields',
    input: changedProfile,
    output: viewerInfo,
    fails: ['companyLocked'],
  }),
  privacySetting: read('GET', `${userCenter}/privacy/setting`, {
    access: 'signedIn',
    summary: '隐私设置',
    input: z.object({}),
    output: privacySetting,
  }),
  savePrivacySetting: write('POST', `${userCenter}/privacy/setting`, {
    access: 'signedIn',
    summary: '隐私设置: takes effect at once',
    input: privacySetting.partial(),
    output: privacySetting,
  }),
  notificationSetting: read('GET', `${userCenter}/notification/setting`, {
    access: 'signedIn',
    summary: '通知设置: per category and channel',
    input: z.object({}),
    output: notificationSetting,
  }),
  saveNotificationSetting: write('POST', `${userCenter}/notification/setting`, {
    access: 'signedIn',
    summary: '通知设置: the switches given; others stay',
    input: changedNotifications,
    output: notificationSetting,
  }),
  exportData: write('POST', `${userCenter}/privacy/exportData`, {
    access: 'signedIn',
    records: 'export',
    summary: '个人信息副本: has the file made; one at a time, three a day',
    input: z.object({}),
    output: z.object({ taskId: id }),
  }),
  exportTask: read('GET', `${userCenter}/privacy/exportTask`, {
    access: 'signedIn',
    summary: '个人信息副本: how far the newest file is; null when there is none',
    input: z.object({}),
    output: exportTask.nullable(),
  }),
  exportFile: read('GET', `${userCenter}/privacy/exportFile`, {
    access: 'signedIn',
    records: 'export',
    summary: '个人信息副本: the file of one’s own, until it expires; never by a link that others could open',
    input: z.object({ taskId: id }),
    output: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
    fails: ['notFound'],
  }),
  askPrivacy: write('POST', `${userCenter}/privacy/request`, {
    access: 'signedIn',
    byKey: false,
    summary:
      '个人信息请求: written down for the operator, who answers within 15 working days; one of a kind at a time',
    input: asksPrivacy,
    output: privacyRequest.pick({ no: true, dueOn: true }),
    fails: ['conflict'],
  }),
  privacyRequests: read('GET', `${userCenter}/privacy/requests`, {
    access: 'signedIn',
    byKey: false,
    summary: '个人信息请求: what the person has asked and what came of it, the latest first; the last 50',
    input: z.object({}),
    output: z.array(privacyRequest),
  }),
  sendCancelCode: write('POST', `${authCenter}/account/applyCancel/sendPhoneCode`, {
    access: 'signedIn',
    sendsCode: true,
    summary: '注销账号: a code to the account’s own number',
    input: z.object({}),
    output: z.object({ nextSendSeconds: z.number().int(), phoneMask: z.string() }),
    fails: ['smsUnavailable', 'ownerOfTeam'],
  }),
  applyCancel: write('POST', `${authCenter}/account/applyCancel`, {
    access: 'signedIn',
    records: 'erasure',
    summary: '注销账号: takes effect after seven days; other sessions end at once',
    input: z.object({ code: smsCode }),
    output: z.object({ effectiveAt: instant }),
    fails: ['wrongCode', 'ownerOfTeam'],
  }),
  revokeCancel: write('POST', `${authCenter}/account/revokeCancel`, {
    access: 'signedIn',
    records: 'erasure',
    summary: '撤销注销: as long as it has not taken effect',
    input: z.object({}),
    output: z.literal(true),
  }),
})
