import { chineseReason } from '@zhzz/contract/operate/rejectedReasons.ts'
import { currentLocale } from '#words.ts'

/** Why a row was rejected, in the language of the console. */
export function rejectedWords(reason: string): string {
  return currentLocale() === 'en' ? reason : chineseReason(reason)
}
