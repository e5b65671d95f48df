import { mobile } from '@zhzz/contract/field.ts'
import { isSecurityEvent, securityEvents } from '@zhzz/contract/securityEvent.ts'
import { Misuse, wholeNumber } from '@zhzz/db/command.ts'
import type { Answer } from '#operate/answerApplication.ts'
import type { Confirmed } from '#operate/confirmNumber.ts'
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

/** What a number was found to be. */
export function confirmedTyped({
  number,
  state,
}: {
  number?: string | undefined
  state?: string | undefined
}): Confirmed {
  if (number === undefined) throw new Misuse('--number is missing')
  if (state === 'valid' || state === 'empty' || state === 'stopped') return { number, state }
  throw new Misuse('--state is valid, empty or stopped')
}

type AnswerTyped = {
  request?: string | undefined
  open: boolean
  refuse: boolean
  days: string
  trial: boolean
  words: string
}

/** An answer to 申请开通. */
export function answerTyped(typed: AnswerTyped): Pick<Answer, 'request' | 'open' | 'words'> {
  if (typed.request === undefined) throw new Misuse('--request is missing: npm run admin -- applications')
  if (typed.open === typed.refuse) throw new Misuse('say --open or --refuse')
  if (typed.words.length > 200) throw new Misuse('--words are 200 characters at most')
  const days = wholeNumber('--days', typed.days, 1, 3_660)
  return {
    request: wholeNumber('--request', typed.request, 1, 1_000_000_000),
    open: typed.open ? { days, isTrial: typed.trial } : null,
    words: typed.words,
  }
}

type ReportAnswerTyped = { report?: string | undefined; accept: boolean; reject: boolean; words: string }

/** What is said to whoever sent a report. */
export function reportAnswerTyped({ report, accept, reject, words }: ReportAnswerTyped) {
  if (report === undefined) throw new Misuse('--report is missing: npm run admin -- reports')
  if (accept === reject) throw new Misuse('say --accept or --reject')
  if (words.length > 200) throw new Misuse('--words are 200 characters at most')
  if (reject && words.trim() === '') throw new Misuse('--words are missing: say why it stays as it is')
  return {
    number: wholeNumber('--report', report, 1, 1_000_000_000),
    isAccepted: accept,
    words: words.trim(),
  }
}

type LogTyped = { since: string; person?: string | undefined; what?: string | undefined; limit: string }

/** Which lines of the security log. */
export function logAsked({ since, person, what, limit }: LogTyped): Asked {
  const from = new Date(since)
  if (Number.isNaN(from.getTime())) throw new Misuse(`--since is a day or a moment: 2026-11-01, not ${since}`)
  if (what !== undefined && !isSecurityEvent(what))
    throw new Misuse(`--what is one of ${Object.keys(securityEvents).join(', ')}`)
  return {
    since: from,
    person: person === undefined ? undefined : mobileTyped(person),
    what,
    limit: wholeNumber('--limit', limit, 1, 100_000),
  }
}
