import { z } from 'zod'
import { applicantRoles } from '#authentication/applicantRoles.ts'
import { calls, read, write } from '#endpoint.ts'
import { date, filledText, id, instant, mobile, smsCode, text, unifiedSocialCreditCode } from '#field.ts'
import { userCenter } from '#prefix.ts'
import { storedFile } from '#upload/storedFile.ts'

const longestName = 60

/** What was handed in last, as its tenant's owner reads it again. */
const handedIn = z.object({
  requestNo: z.number().int(),
  state: z.enum(['pending', 'rejected', 'approved', 'ended']),
  companyName: z.string(),
  unifiedSocialCreditCode: z.string(),
  legalRepresentative: z.string(),
  address: z.string(),
  applicantName: z.string(),
  applicantPosition: z.string(),
  applicantRole: z.enum(applicantRoles),
  applicantPhoneMask: z.string(),
  /** null: the picture is gone */
  license: storedFile.nullable(),
  letter: storedFile.nullable(),
  /** of a rejection */
  reason: z.string(),
  submittedAt: instant,
  /** of what is pending: the end of the working day by which it is answered */
  dueDate: date.nullable(),
})
export type HandedIn = z.infer<typeof handedIn>

const current = z.object({
  /** 0 未认证 1 审核中 2 未通过 3 已认证 4 已过期 */
  authStatus: z.number().int(),
  companyName: z.string().nullable(),
  /** of 已认证 and 已过期: until when */
  expireDate: date.nullable(),
  /** it is the owner of a tenant who asks for it; everybody else sees how it stands */
  isOwner: z.boolean(),
  /** whether a request can be handed in now: none waits, and what holds ends within 30 days */
  mayApply: z.boolean(),
  /** null: none yet, or not the viewer's to read */
  request: handedIn.nullable(),
})
export type Authentication = z.infer<typeof current>

const register = z.object({
  companyId: id,
  name: z.string(),
  unifiedSocialCreditCode: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  address: z.string().nullable(),
})
export type RegisterEntry = z.infer<typeof register>

const path = `${userCenter}/enterpriseAuthentication`

export const authentication = calls('authentication', {
  current: read('GET', `${path}/current`, {
    access: 'signedIn',
    summary: '企业认证: how it stands, until when, and what the owner has handed in',
    input: z.object({}),
    output: current,
  }),
  match: read('GET', `${path}/matchEnterprise`, {
    access: 'signedIn',
    summary:
      '对照登记信息: what the register says of a company by its id or its credit code, and who holds its authentication',
    input: z.object({ companyId: id.optional(), creditCode: unifiedSocialCreditCode.optional() }),
    output: z.object({
      /** null: not in our register, which says nothing about the company */
      register: register.nullable(),
      /** its administrator, 张**, in another tenant; null: nobody */
      heldBy: z.string().nullable(),
    }),
    fails: ['quotaUsedUp'],
  }),
  sendCode: write('POST', `${path}/sendPhoneCode`, {
    access: 'signedIn',
    sendsCode: true,
    summary: '企业认证: a code to the number of who asks; without one to the account’s own',
    input: z.object({ phone: mobile.optional() }),
    output: z.object({ nextSendSeconds: z.number().int() }),
    fails: ['smsUnavailable'],
  }),
  submit: write('POST', `${path}/submit`, {
    access: 'signedIn',
    records: 'authentication',
    summary: '提交企业认证: for the operator to review within a working day; the answer comes as a message',
    input: z
      .object({
        licenseId: id,
        companyName: filledText(longestName),
        unifiedSocialCreditCode,
        legalRepresentative: filledText(40),
        address: filledText(200),
        applicantName: filledText(20),
        applicantPosition: text(30).default(''),
        applicantRole: z.enum(applicantRoles),
        /** absent: the account’s own */
        phone: mobile.optional(),
        code: smsCode,
        letterId: id.optional(),
        agreed: z.literal(true),
      })
      .refine(({ applicantRole, letterId }) => applicantRole === 'legal' || letterId !== undefined, {
        message: 'letter',
      }),
    output: z.object({ authStatus: z.number().int(), requestNo: z.number().int() }),
    /** `companyTaken` says whom to ask in `admin`; `notFound`: a picture is gone */
    fails: ['wrongCode', 'companyTaken', 'authenticationPending', 'nothingToDo', 'notFound'],
  }),
})
