import { Failure, type FailureName, silentCodes, successCodes } from '@zhzz/contract/failure.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { Refusal } from '#refusal.ts'
import { Unreachable, type Unreached } from '#unreachable.ts'

/** The app has a sentence for each, in each of its languages. */
export type FailureSentence = FailureName | Unreached

/** The sentence for a failed call: the server's own words in Chinese, and where we have none; else the app's. */
export function failureText(
  error: unknown,
  locale: Locale,
  sentenceOf: (name: FailureSentence) => string,
): string {
  if (error instanceof Unreachable) return sentenceOf(error.failure)
  if (!(error instanceof Failure)) return sentenceOf('server')
  if (!(error instanceof Refusal)) return sentenceOf(error.failure)
  const { said, sentence } = error
  return said !== '' && (locale === 'zh-Hans' || sentence === null) ? said : sentenceOf(sentence ?? 'server')
}

/** What an app does about a failed call by default (spec §8): nothing, show 申请升级, or say its sentence. */
export type Reaction = 'nothing' | 'upgrade' | 'sentence'

export function reactionTo(error: unknown): Reaction {
  if (error instanceof Unreachable && error.failure === 'aborted') return 'nothing'
  if (!(error instanceof Failure)) return 'sentence'
  if (silentCodes.includes(error.code)) return 'nothing'
  // Codes that the spec treats as success: the plan is too low, or its quota is used up.
  return error.failure === 'planTooLow' || error.failure === 'quotaUsedUp' ? 'upgrade' : 'sentence'
}

/**
 * The same for a read, whose page shows what it lacks. Nothing is added to a code that counts as success, where the
 * page says what is asked for, nor to a session that has ended, which is said once for all calls.
 */
export function reactionToRead(error: unknown): Reaction {
  const isSaid =
    error instanceof Failure && (error.failure === 'signedOut' || successCodes.includes(error.code))
  return isSaid ? 'nothing' : reactionTo(error)
}
