import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

let estimator: ZxcvbnFactory | null = null

/** Below this many expected guesses a patient stranger gets in through the limits of the login. */
const fewestGuesses = 1e6

/**
 * Whether a password is among the first million guesses: common ones, dates, keyboard rows, repetitions, and what is
 * known of its owner (number, user name). Nothing is asked of its characters.
 */
export function isWeakPassword(password: string, owner: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = [...owner, 'zhzz', 'zhihuihuizhan', '智慧会展'].filter((word) => word !== '')
  return estimator.check(password.slice(0, 64), known).guesses < fewestGuesses
}
