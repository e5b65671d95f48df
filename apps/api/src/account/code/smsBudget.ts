import { Failure } from '@zhzz/contract/failure.ts'
import type { CountedLimit } from '@zhzz/contract/limitNames.ts'
import type { Deps } from '#context.ts'
import { ofLimit } from '#http/limitReached.ts'
import type { Caller } from '#http/session.ts'

type Asker = {
  /** The number has an account. */
  isKnown: boolean
  /** It is asked for by who is signed in to it, or from where it has signed in before. */
  isTheirs: boolean
}

/**
 * Takes one code from the budgets of the minute and the day. Half of each is kept for numbers that have an account, so
 * that whoever uses up the other half keeps nobody from logging in. While it is used up a network gets an answer for
 * three numbers a day, or it would tell which numbers have one.
 */
export async function takeFromBudget(
  { isKnown, isTheirs }: Asker,
  { deps, caller }: { deps: Pick<Deps, 'limits' | 'log'>; caller: Caller },
): Promise<void> {
  const { limits } = deps
  for (const [part, whole, what, variable] of [
    ['smsStrangersMinute', 'smsAllMinute', 'this minute', 'SMS_PER_MINUTE'],
    ['smsStrangersDay', 'smsAllDay', 'this day', 'SMS_PER_DAY'],
  ] as const) {
    const refuse = (limit: CountedLimit, of: string, secondsLeft: number) => {
      deps.log.warn(`[sms] the codes of ${what} ${of}are used up; further ones are refused (${variable})`)
      return ofLimit(limit, new Failure('tooManyRequests', { retryAfterSeconds: secondsLeft }))
    }
    const { isOver, secondsLeft } = await (isKnown ? limits.used(part, 'all') : limits.count(part, 'all'))
    if (isOver && !isTheirs) await limits.take('smsReserveNetworkDay', caller.network)
    if (isOver && !isKnown) throw refuse(part, 'for numbers without an account ', secondsLeft)
    const all = await limits.count(whole, 'all')
    if (all.isOver) throw refuse(whole, '', all.secondsLeft)
  }
}
