import { z } from 'zod'
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

/** Dictionary code. */
export const code = z.string().regex(/^[0-9A-Za-z_]{1,40}$/)

/** 元; two decimals at most. */
export const money = z.number()

const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditCodeWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The check character of the first 17 characters of a credit code (GB 32100); null when one is not of its alphabet. */
export function creditCodeCheck(first17: string): string | null {
  let sum = 0
  for (const [index, weight] of creditCodeWeights.entries()) {
    const value = creditCodeAlphabet.indexOf(first17.charAt(index))
    if (value < 0 || first17.length < 17) return null
    sum += value * weight
  }
  return creditCodeAlphabet.charAt((31 - (sum % 31)) % 31)
}

/** 统一社会信用代码: 18 characters, the last one checks the others. */
export function isUnifiedSocialCreditCode(value: string): boolean {
  return value.length === 18 && creditCodeCheck(value.slice(0, 17)) === value.charAt(17)
}

export const unifiedSocialCreditCode = z.string().refine(isUnifiedSocialCreditCode, { message: 'creditCode' })
