import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { filledText, id, mobile, smsCode } from '#field.ts'
import { authCenter } from '#prefix.ts'

/** The pass of `verifyBehavior`; asked for by the failure `behaviorNeeded`. */
export const behaviorToken = z.string().regex(/^[\w-]{43}$/)

/** Versions of the agreements the person ticked, by document. */
export const agreementVersions = z.record(z.string().max(40), z.string().max(20))

const subAccountChoice = z.object({ subAccountId: id, tenantName: z.string() })

export const sessionOpened = z.object({
  token: z.string().nullable(),
  /** Seconds until the session ends at the latest. */
  expiresIn: z.number().int(),
  isNew: z.boolean(),
  needChoose: z.boolean(),
  subAccounts: z.array(subAccountChoice),
})

/** The guardian's number, and the code that went to it. */
export const guardianProof = z.object({ phone: mobile, code: smsCode })

/** When a code may be asked for again. */
export const codeSent = z.object({ nextSendSeconds: z.number().int() })

/** One step of altcha's proof of work: the solver looks for a counter whose key begins with `keyPrefix`. */
const challengeParameters = z.object({
  algorithm: z.string().max(20),
  cost: z.number().int(),
  expiresAt: z.number().int(),
  keyLength: z.number().int(),
  keyPrefix: z.string().max(64),
  keySignature: z.string().max(200).optional(),
  nonce: z.string().max(64),
  salt: z.string().max(64),
})
const challenge = z.object({ parameters: challengeParameters, signature: z.string().max(200) })

export const signInCalls = {
  sendLoginPhoneCode: write('POST', `${authCenter}/auth/none/sendLoginPhoneCode`, {
    access: 'anyone',
    sendsCode: true,
    isEssential: true,
    summary: '获取验证码: the same answer for known and unknown numbers',
    input: z.object({ phone: mobile, behaviorToken: behaviorToken.optional() }),
    output: codeSent,
    fails: ['smsUnavailable', 'behaviorNeeded'],
  }),
  phoneCodeLogin: write('POST', `${authCenter}/auth/none/phoneCodeLogin`, {
    access: 'anyone',
    isEssential: true,
    records: 'signIn',
    summary:
      '验证码登录: an unknown number becomes a free account; where the caller can ask, `ageNeeded` asks for its age group',
    input: z.object({
      phone: mobile,
      code: smsCode,
      agreementVersions,
      /** 年满16周岁. */
      ageConfirmed: z.literal(true),
      /**
       * Of a new account: 18 and over, or 16 to 18 with a guardian's consent; `toAsk`: the caller asks when it is
       * told to. Absent, `ageConfirmed` is all that is said.
       */
      ageGroup: z.enum(['adult', 'minor', 'toAsk']).optional(),
      guardian: guardianProof.optional(),
      subAccountId: id.optional(),
    }),
    output: sessionOpened,
    fails: [
      'wrongCode',
      'accountDisabled',
      'agreementNeeded',
      'chooseAccount',
      'ageNeeded',
      'guardianNeeded',
    ],
  }),
  sendGuardianCode: write('POST', `${authCenter}/auth/none/sendGuardianCode`, {
    access: 'anyone',
    sendsCode: true,
    isEssential: true,
    summary: '监护人验证码: to the guardian of a person of 16 to 18',
    input: z.object({ phone: mobile, behaviorToken: behaviorToken.optional() }),
    output: codeSent,
    fails: ['smsUnavailable', 'behaviorNeeded'],
  }),
  userNamePasswordLoginBehavior: write('POST', `${authCenter}/auth/none/userNamePasswordLoginBehavior`, {
    access: 'anyone',
    isEssential: true,
    records: 'signIn',
    summary: '密码登录: user name or number; after three wrong passwords with a behaviour check',
    input: z.object({
      userName: filledText(32),
      password: z.string().min(1).max(128),
      agreementVersions,
      behaviorToken: behaviorToken.optional(),
      subAccountId: id.optional(),
    }),
    output: sessionOpened,
    fails: [
      'wrongPassword',
      'passwordLocked',
      'behaviorNeeded',
      'accountDisabled',
      'agreementNeeded',
      'chooseAccount',
    ],
  }),
  behaviorCaptcha: read('GET', `${authCenter}/auth/none/behaviorCaptcha`, {
    access: 'anyone',
    summary: '行为验证: a challenge for the device to solve',
    input: z.object({}),
    output: challenge,
  }),
  verifyBehavior: write('POST', `${authCenter}/auth/none/verifyBehavior`, {
    access: 'anyone',
    isEssential: true,
    summary: '行为验证: the solution, which holds once, for a pass that lets one call through',
    input: z.object({
      challenge,
      solution: z.object({
        counter: z.number().int().min(0).max(4_294_967_295),
        derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/),
        time: z.number().optional(),
      }),
    }),
    output: z.object({ behaviorToken, expiresIn: z.number().int() }),
    fails: ['behaviorNeeded'],
  }),
  logout: write('GET', `${authCenter}/auth/logout`, {
    access: 'signedIn',
    isEssential: true,
    records: 'signOut',
    summary: '退出登录: ends this session at once',
    input: z.object({}),
    output: z.literal(true),
  }),
}
