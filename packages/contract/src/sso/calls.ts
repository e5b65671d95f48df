import { z } from 'zod'
import { agreementVersions, guardianProof, sessionOpened } from '#account/signIn.ts'
import { calls, read, write } from '#endpoint.ts'
import { id, instant, mobile, smsCode } from '#field.ts'
import { authCenter } from '#prefix.ts'
import { providerId, providerKinds } from '#sso/provider.ts'

const pass = z.string().regex(/^[\w-]{43}$/)

/** What came back in the address, and what stayed in the browser that began: one without the other opens nothing. */
const trip = { ticket: pass, secret: pass }

/** Where the browser goes, and what it keeps meanwhile. */
const begun = z.object({ address: z.string(), secret: pass })

const offered = z.object({ id: providerId, kind: z.enum(providerKinds), name: z.string() })

/** Whose account it would be joined to. */
const joining = z.object({
  provider: z.string(),
  /** what the provider calls the person */
  person: z.string(),
  /** null: no number is proved yet */
  account: z
    .object({ phoneMask: z.string(), isNew: z.boolean(), tenantNames: z.array(z.string()) })
    .nullable(),
})
export type Joining = z.infer<typeof joining>

/** `join`: nobody is signed in yet, for the person has not agreed to it. */
const finished = sessionOpened.extend({ join: joining.nullable() })

const unlessJoining = {
  event: 'signIn',
  when: (output: { token: string | null }) => output.token !== null,
} as const

/** 企业登录: signing in by the account of one's company (OIDC, 企业微信, 钉钉, 飞书); nothing without `COMPANY_SIGN_IN`. */
export const sso = calls('sso', {
  providers: read('GET', `${authCenter}/sso/none/providers`, {
    access: 'anyone',
    summary: '企业登录: the providers that the operator has set, in their order',
    input: z.object({}),
    output: z.object({ providers: z.array(offered) }),
  }),
  begin: write('POST', `${authCenter}/sso/none/begin`, {
    access: 'anyone',
    isEssential: true,
    summary: '企业登录 1: where the browser goes to sign in; `busy` when the provider does not answer',
    input: z.object({ provider: providerId }),
    output: begun,
    fails: ['notFound'],
  }),
  finish: write('POST', `${authCenter}/sso/none/finish`, {
    access: 'anyone',
    isEssential: true,
    records: unlessJoining,
    summary:
      '企业登录 2: asks the provider who came back; opens a session where the identity is linked, else says what is to be joined. `busy` when the provider does not answer, `forbidden` for another company',
    input: z.object({ ...trip, agreementVersions, subAccountId: id.optional() }),
    output: finished,
    fails: ['ticketExpired', 'agreementNeeded', 'accountDisabled', 'chooseAccount'],
  }),
  prove: write('POST', `${authCenter}/sso/none/prove`, {
    access: 'anyone',
    isEssential: true,
    records: 'identity',
    summary:
      '企业登录 3: the code of `account.sendLoginPhoneCode`; a number that a provider merely says proves nothing',
    input: z.object({ ...trip, phone: mobile, code: smsCode }),
    output: joining,
    fails: ['ticketExpired', 'wrongCode', 'accountDisabled'],
  }),
  join: write('POST', `${authCenter}/sso/none/join`, {
    access: 'anyone',
    isEssential: true,
    records: 'signIn',
    summary:
      '企业登录 4: the person agrees: the identity is linked to the account of the proved number, and opens it from now on',
    input: z.object({
      ...trip,
      agreementVersions,
      /** 年满16周岁. */
      ageConfirmed: z.literal(true),
      ageGroup: z.enum(['adult', 'minor', 'toAsk']).optional(),
      guardian: guardianProof.optional(),
      subAccountId: id.optional(),
    }),
    output: sessionOpened,
    fails: [
      'ticketExpired',
      'wrongCode',
      'conflict',
      'accountDisabled',
      'agreementNeeded',
      'chooseAccount',
      'ageNeeded',
      'guardianNeeded',
    ],
  }),
  identities: read('GET', `${authCenter}/sso/identities`, {
    access: 'signedIn',
    summary: '企业身份: the identities that are linked to the account, the newest first',
    input: z.object({}),
    output: z.object({
      identities: z.array(
        z.object({
          identityId: id,
          /** of the provider; its id, where the operator has it no more */
          provider: z.string(),
          person: z.string(),
          linkedAt: instant,
          usedAt: instant,
        }),
      ),
    }),
  }),
  beginLink: write('POST', `${authCenter}/sso/beginLink`, {
    access: 'signedIn',
    summary: '绑定企业身份 1: where the browser goes; `busy` when the provider does not answer',
    input: z.object({ provider: providerId }),
    output: begun,
    fails: ['notFound'],
  }),
  link: write('POST', `${authCenter}/sso/link`, {
    access: 'signedIn',
    records: 'sso',
    summary:
      '绑定企业身份 2: links who came back to the account; `conflict` when it is linked to another one',
    input: z.object(trip),
    output: z.literal(true),
    fails: ['ticketExpired', 'conflict'],
  }),
  unlink: write('POST', `${authCenter}/sso/unlink`, {
    access: 'signedIn',
    isEssential: true,
    destroys: true,
    records: 'sso',
    summary: '解绑企业身份: it opens the account no more, and the sessions it opened end, but for this one',
    input: z.object({ identityId: id }),
    output: z.object({ removed: z.number().int() }),
    fails: ['notFound'],
  }),
})
