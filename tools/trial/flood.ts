import { setTimeout as delay } from 'node:timers/promises'
import type { Seen } from './watch.ts'

type Request = { url: string; body: object; headers?: Record<string, string> }

/** Posts so many requests a second for so long, whether the ones before have been answered or not. */
export async function flood(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  request: (at: number) => Request,
): Promise<Seen> {
  const seen: Seen = { times: [], statuses: {} }
  const asked: Promise<void>[] = []
  const began = performance.now()
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond)
    while (asked.length < due) asked.push(post(request(asked.length), seen))
    await delay(5)
  }
  await Promise.all(asked)
  seen.times.sort((a, b) => a - b)
  return seen
}

/** One request; its time and status go to `seen`, 0 where no answer came. */
export async function post({ url, body, headers = {} }: Request, seen: Seen): Promise<void> {
  const began = performance.now()
  const status = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  seen.times.push(performance.now() - began)
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
}

/** Says to come from a network of its own; believed by a server whose TRUST_PROXY names 127.0.0.1. */
export function fromNetwork(at: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(at >> 8) & 255}.${at & 255}.7` }
}
