import { z } from 'zod'
import { viewerInfo } from '#account/viewerInfo.ts'
import { calls, read, write } from '#endpoint.ts'
import { date, id, mobile, smsCode, text } from '#field.ts'
import { authCenter, userCenter } from '#prefix.ts'

const subAccountChoice = z.object({ subAccountId: id, tenantName: z.string() })

export const account = calls('account', {
  sendLoginPhoneCode: write('POST', `${authCenter}/auth/none/sendLoginPhoneCode`, {
    access: 'anyone',
    summary: '获取验证码: the same answer for known and unknown numbers',
    input: z.object({ phone: mobile }),
    output: z.object({ nextSendSeconds: z.number().int() }),
    fails: ['smsUnavailable'],
  }),
  phoneCodeLogin: write('POST', `${authCenter}/auth/none/phoneCodeLogin`, {
    access: 'anyone',
    summary: '验证码登录: an unknown number becomes a free account',
    input: z.object({
      phone: mobile,
      code: smsCode,
      /** Versions of the agreements the person ticked, by document. */
      agreementVersions: z.record(z.string().max(40), z.string().max(20)),
      /** 年满16周岁. */
      ageConfirmed: z.literal(true),
      subAccountId: id.optional(),
    }),
    output: z.object({
      token: z.string().nullable(),
      /** Seconds until the session ends at the latest. */
      expiresIn: z.number().int(),
      isNew: z.boolean(),
      needChoose: z.boolean(),
      subAccounts: z.array(subAccountChoice),
    }),
    fails: ['wrongCode', 'accountDisabled', 'agreementNeeded', 'chooseAccount'],
  }),
  logout: write('GET', `${authCenter}/auth/logout`, {
    access: 'signedIn',
    summary: '退出登录: ends this session at once',
    input: z.object({}),
    output: z.literal(true),
  }),
  current: read('GET', `${userCenter}/subAccount/current`, {
    access: 'signedIn',
    summary: '当前用户: userInfo of the spec',
    input: z.object({}),
    output: viewerInfo,
  }),
  statistics: read('GET', `${userCenter}/subAccount/statistics`, {
    access: 'signedIn',
    summary: '我的数据: counters of the page 我的 and the to-dos of 首页',
    input: z.object({}),
    output: z.object({
      favoriteCount: z.number().int(),
      unlockCount: z.number().int(),
      followUpCount: z.number().int(),
      dueFollowUpCount: z.number().int(),
      overdueFollowUpCount: z.number().int(),
    }),
  }),
  agreements: read('GET', `${userCenter}/agreement/none/versions`, {
    access: 'anyone',
    summary: '协议版本: documents that must be agreed to, with their versions in force',
    input: z.object({ device: text(64).optional() }),
    output: z.array(z.object({ document: z.string(), version: z.string(), effectiveDate: date })),
  }),
})
