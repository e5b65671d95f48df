import { z } from 'zod'
import { isUnifiedSocialCreditCode } from '#creditCode.ts'
import { codePattern, isEmail, mobilePattern } from '#validator.ts'

/** Unicode text that PostgreSQL can hold: no NUL, no lone surrogate (reliability §6.2). */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Trimmed text of at most `max` characters. */
export function text(max: number) {
  return z.string().trim().max(max).refine(isStorable, { message: 'unstorable' })
}

/** Trimmed text of 1 to `max` characters. */
export function filledText(max: number) {
  return z.string().trim().min(1).max(max).refine(isStorable, { message: 'unstorable' })
}

/** Opaque id: a UUID, made by us as version 7. */
export const id = z.uuid()

/** 1, then 2–9, then nine digits (spec §5). */
export const mobile = z.string().regex(mobilePattern)

/** Six digits (spec §5). */
export const smsCode = z.string().regex(codePattern())

/** What `isEmail` lets pass, of at most 100 characters. */
export const email = z.string().max(100).refine(isEmail, { message: 'email' })

/** YYYY-MM-DD. */
export const date = z.iso.date()

/** YYYY-MM */
export const month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)

/** An instant with offset, ISO 8601; what leaves the server is UTC. */
export const instant = z.iso.datetime({ offset: true })

/** What is typed into a search box. */
export const keyword = text(100)

/** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
export const regionCode = z.string().regex(/^[0-9A-Z]{2,12}$/)

/** A page of the app, below /h5, with what it asks for: /pages/news/list/list?category=policy */
export const appPage = z
  .string()
  .max(200)
  .regex(/^\/pages\/\w+(\/\w+){1,3}(\?[\w%.=&+-]*)?$/)

/** Dictionary code. */
export const code = z.string().regex(/^[0-9A-Za-z_]{1,40}$/)

/** 元; two decimals at most. */
export const money = z.number()

/** 统一社会信用代码 */
export const unifiedSocialCreditCode = z.string().refine(isUnifiedSocialCreditCode, { message: 'creditCode' })
