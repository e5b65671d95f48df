/** Longer nobody is waited for: what it is about is then in the app for hours. */
const longest = 2 * 3_600

/** How long the other side asks to be left alone (Retry-After, in seconds or as a date). */
export function secondsToWait(headers: Headers): { seconds?: number } {
  const said = headers.get('retry-after')
  if (said === null) return {}
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? { seconds: Math.min(longest, Math.max(1, Math.ceil(seconds))) } : {}
}
