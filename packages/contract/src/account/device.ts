import { z } from 'zod'
import { consentDocuments } from '#account/agreements.ts'
import { read, write } from '#endpoint.ts'
import { date, id, instant, text } from '#field.ts'
import { authCenter, userCenter } from '#prefix.ts'

export const deviceCalls = {
  sessionList: read('GET', `${authCenter}/account/sessionList`, {
    access: 'signedIn',
    summary: '登录设备: the open sessions of the account, the newest activity first',
    input: z.object({}),
    output: z.array(
      z.object({
        sessionId: id,
        /** `iPhone · WeChat`; empty when the device does not say. */
        device: z.string(),
        /** 203.0.113.*; empty when unknown. */
        ip: z.string(),
        signedInAt: instant,
        lastActiveAt: instant,
        isCurrent: z.boolean(),
      }),
    ),
  }),
  removeSession: write('POST', `${authCenter}/account/removeSession`, {
    access: 'signedIn',
    isEssential: true,
    records: 'sessionEnd',
    summary: '登录设备: ends one session of the account, or every other one',
    input: z.object({ sessionId: z.union([id, z.literal('others')]) }),
    output: z.object({ removed: z.number().int() }),
    fails: ['notFound'],
  }),
  agreements: read('GET', `${userCenter}/agreement/none/versions`, {
    access: 'anyone',
    summary: '协议版本: documents that must be agreed to, with their versions in force',
    input: z.object({}),
    output: z.array(z.object({ document: z.string(), version: z.string(), effectiveDate: date })),
  }),
  saveConsent: write('POST', `${userCenter}/agreement/none/consent`, {
    access: 'visitor',
    summary: '同意与撤回: kept for the device and, signed in, for the account; nothing is ever overwritten',
    input: z.object({
      /** A random name that the device made for itself when its owner agreed. */
      device: text(64).optional(),
      documents: z.array(z.enum(consentDocuments)).min(1).max(3),
      /** Versions as they were shown; another one than that in force is refused. */
      versions: z.record(z.string().max(40), z.string().max(20)),
      action: z.enum(['agree', 'withdraw']),
    }),
    output: z.literal(true),
    fails: ['agreementNeeded'],
  }),
}
