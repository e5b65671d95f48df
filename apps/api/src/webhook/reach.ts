import type { Reach } from '#outside/allowedAddress.ts'
import { publicAnd } from '#outside/publicAddress.ts'
import type { Live } from '#settings/live.ts'

/** Where endpoints may be. */
export function reachOf({ webhookNetworks, webhooksOverHttp }: Live): Reach {
  return { mayReach: publicAnd(webhookNetworks), isPlainAllowed: webhooksOverHttp }
}
