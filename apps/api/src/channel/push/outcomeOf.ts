import type { Outcome } from '#outside/channels.ts'
import { secondsToWait } from '#outside/secondsToWait.ts'

/** What the status of a push service means (RFC 8030; Firebase and Apple use the same). */
export function outcomeOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Outcome {
  const why = `the push service answers ${status}`
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone', why }
  if (status === 429 || status >= 500) return { is: 'again', why, ...secondsToWait(headers) }
  return { is: 'refused', why }
}
