import { setTimeout as delay } from 'node:timers/promises'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { Live } from '#settings/live.ts'
import { reachOf } from '#webhook/reach.ts'
import { signatureOf } from '#webhook/secret.ts'
import { type Begun, claim, isInTime, takeOver } from '#webhook/send/claim.ts'
import { fanOut } from '#webhook/send/fanOut.ts'
import { payloadOf } from '#webhook/send/payload.ts'
import { post } from '#webhook/send/post.ts'
import { settle, skip } from '#webhook/send/settle.ts'

export type SendingTools = {
  db: Kysely<DB>
  sealing: Sealing
  live: () => Live
  clock: { now: () => Date }
  log: Log
}

/** Under way at once, of one node. */
const mostAtOnce = 20
/** Milliseconds after which it looks again for what has become due, whatever is under way. */
const glance = 500

/**
 * Sends what is due, until nothing is. The rows are the queue: of two nodes each takes what the other has not, and what a node that
 * ended had begun is taken over by the next round of any. Resolves with how many it has begun.
 */
export async function deliver(tools: SendingTools, signal = new AbortController().signal): Promise<number> {
  const { db, clock, log } = tools
  const underway = new Set<Promise<void>>()
  let count = 0
  await takeOver(db, clock.now())
  for (;;) {
    await fanOut(db, clock.now())
    const begun = signal.aborted ? [] : await claim(db, clock.now(), mostAtOnce - underway.size)
    count += begun.length
    for (const one of begun) {
      const sent = send(one, tools, signal)
        // It stays begun, and is taken over.
        .catch((error: unknown) => log.warn(`[webhook] ${one.id}: ${messageOf(error)}`))
        .finally(() => underway.delete(sent))
      underway.add(sent)
    }
    if (underway.size === 0) return count
    await Promise.race([...underway, delay(glance)])
  }
}

async function send(begun: Begun, tools: SendingTools, signal: AbortSignal): Promise<void> {
  const { db, sealing, live, clock } = tools
  const now = clock.now()
  const body = await payloadOf(db, begun, now)
  if (body === undefined) return await skip(db, begun, now)
  if (!isInTime(begun, clock.now())) return
  const seconds = Math.floor(now.getTime() / 1_000)
  const signatures = secretsOf(begun, sealing, now).map((one) =>
    signatureOf(one, begun.eventId, seconds, body),
  )
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'zhzz-webhooks/1',
    'webhook-id': begun.eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
  const address = sealing.decrypt(begun.urlEnc)
  const outcome = await post(address, { headers, body }, reachOf(live()), signal)
  await settle(db, begun, outcome, { host: new URL(address).host, now: clock.now() })
}

/** The secret, and for a day the one before. */
function secretsOf({ secretEnc, previousEnc, previousUntil }: Begun, sealing: Sealing, now: Date): string[] {
  const isOverlapping = previousEnc !== null && previousUntil !== null && previousUntil > now
  return [secretEnc, ...(isOverlapping ? [previousEnc] : [])].map((sealed) => sealing.decrypt(sealed))
}
