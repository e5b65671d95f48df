import { failureText, reactionToRead } from '@zhzz/client/reaction.ts'
import { currentLocale, sentenceOf } from '#words.ts'

let show: (text: string) => void = () => {}

/** Where what failed is said. */
export function sayBy(shown: (text: string) => void): void {
  show = shown
}

/** Says what failed; not that the session has ended, which the sign-in page says. */
export function explain(error: unknown): void {
  if (reactionToRead(error) !== 'nothing') show(failureText(error, currentLocale(), sentenceOf))
}
