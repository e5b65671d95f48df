import { mobile } from '@zhzz/contract/field.ts'
import { type SecurityEvent, securityEvents } from '@zhzz/contract/securityEvent.ts'
import { Misuse, wholeNumber } from '@zhzz/db/command.ts'
import type { Asked } from '#operate/securityLog.ts'

/** The number of an account. */
export function mobileTyped(phone: string | undefined): string {
  if (phone === undefined) throw new Misuse('--phone is missing')
  if (!mobile.safeParse(phone).success) throw new Misuse(`${phone} is not a mobile number of 11 digits`)
  return phone
}

/** A plan that can be given. */
export function planTyped(plan: string | undefined): string {
  if (plan === 'member' || plan === 'team') return plan
  throw new Misuse('--plan is member or team')
}

type LogTyped = { since: string; person?: string | undefined; what?: string | undefined; limit: string }

/** Which lines of the security log. */
export function logAsked({ since, person, what, limit }: LogTyped): Asked {
  const from = new Date(since)
  if (Number.isNaN(from.getTime())) throw new Misuse(`--since is a day or a moment: 2026-11-01, not ${since}`)
  if (what !== undefined && !isEvent(what))
    throw new Misuse(`--what is one of ${Object.keys(securityEvents).join(', ')}`)
  return {
    since: from,
    person: person === undefined ? undefined : mobileTyped(person),
    what,
    limit: wholeNumber('--limit', limit, 1, 100_000),
  }
}

function isEvent(word: string): word is SecurityEvent {
  return Object.hasOwn(securityEvents, word)
}
