import { serverNow } from '@zhzz/client/serverTime.ts'

const tenYears = 10 * 365.25 * 86_400_000

/** Spec §9: the first and the last moment that a picker of dates or times offers, ten years back and ten ahead. */
export function pickerReach(): { first: Date; last: Date } {
  const now = serverNow()
  return { first: new Date(now - tenYears), last: new Date(now + tenYears) }
}
