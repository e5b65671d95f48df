import { z } from 'zod'
import { accessKeyScope } from '#accessKey/scope.ts'
import { calls, read, write } from '#endpoint.ts'
import { filledText, id, instant } from '#field.ts'
import { userCenter } from '#prefix.ts'

export const longestKeyName = 30
/** Days that a key holds, those to choose from. */
export const keyDays = [30, 90, 180, 365] as const
/** What was the secret before it was renewed opens for so long. */
export const overlapHours = 24
/** Every secret begins with it, so that scanners of sources know it; six signs at the end prove the others. */
export const secretPattern = /^zhzz_[0-9A-Za-z]{46}$/

const accessKeyRow = z.object({
  id,
  name: z.string(),
  /** of the secret, to tell it from others: `zhzz_3kQ9` */
  shown: z.string(),
  ...accessKeyScope.shape,
  createdAt: instant,
  expiresAt: instant,
  /** until then the secret before it opens, too */
  previousUntil: instant.nullable(),
  /** to the minute; null: not yet */
  usedAt: instant.nullable(),
  usedCall: z.string().nullable(),
  /** 203.0.113.* */
  usedNetwork: z.string().nullable(),
})
export type AccessKeyRow = z.infer<typeof accessKeyRow>

/** The secret is shown this once. */
const shownOnce = z.object({ id, secret: z.string(), expiresAt: instant })

/** 访问密钥: keys by which programs and assistants do what their person may, of which a part is given to each. */
export const accessKey = calls('accessKey', {
  list: read('GET', `${userCenter}/accessKey/list`, {
    access: 'signedIn',
    summary:
      '访问密钥: the keys of the person that were not ended, the newest first, and how many the plan gives',
    input: z.object({}),
    /** `most` 0: the plan has none */
    output: z.object({ keys: z.array(accessKeyRow), most: z.number().int() }),
  }),
  make: write('POST', `${userCenter}/accessKey/make`, {
    access: 'signedIn',
    records: 'accessKey',
    summary: '新建密钥: with what it opens and how long; its secret is shown this once',
    input: z.object({
      name: filledText(longestKeyName),
      ...accessKeyScope.shape,
      days: z.union(keyDays.map((days) => z.literal(days))),
    }),
    output: shownOnce,
    fails: ['planTooLow', 'quotaUsedUp'],
  }),
  rotate: write('POST', `${userCenter}/accessKey/rotate`, {
    access: 'signedIn',
    records: 'accessKey',
    summary: '更换密钥: a new secret that holds as long again; the one before opens for another day',
    input: z.object({ id }),
    output: shownOnce,
    fails: ['notFound', 'planTooLow'],
  }),
  revoke: write('POST', `${userCenter}/accessKey/revoke`, {
    access: 'signedIn',
    isEssential: true,
    records: 'accessKey',
    summary: '停用密钥: neither of its secrets opens anything from now on',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  current: read('GET', `${userCenter}/accessKey/current`, {
    access: 'signedIn',
    byKey: true,
    summary: 'what the key that asks is called, until when it holds, and which calls it opens now',
    input: z.object({}),
    output: z.object({ id, name: z.string(), expiresAt: instant, calls: z.array(z.string()) }),
    fails: ['notFound'],
  }),
})
