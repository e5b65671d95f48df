import { allowed } from '#outside/allowedAddress.ts'
import type { Live } from '#settings/live.ts'
import { reachOf } from '#webhook/reach.ts'

/** An endpoint may be there, as far as it can be told without asking for its name. */
export function isAddress(url: string, live: Live): boolean {
  try {
    allowed(url, undefined, reachOf(live))
    return true
  } catch {
    return false
  }
}
