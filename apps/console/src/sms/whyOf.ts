import { wordOf } from '#words.ts'

/** Why a provider did not send, in words where they are known, with its own code for who asks it; '' for nothing. */
export function whyOf(why: string): string {
  const words = wordOf('smsWhy', why)
  if (why === '' || words === why || !/[.A-Z]/.test(why)) return why === '' ? '-' : words
  return `${words} (${why})`
}
