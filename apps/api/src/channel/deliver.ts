import { outsideChannels } from '@zhzz/contract/message/channels.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { type Begun, claim, hold, noteLeaving, takeOver } from '#channel/claim.ts'
import { settle } from '#channel/settle.ts'
import { toldOf } from '#channel/toldOf.ts'
import type { Channels, Outcome, Told } from '#outside/channels.ts'

export type DeliveryTools = { db: Kysely<DB>; sealing: Sealing; channels: Channels; log: Log }

/**
 * Sends what is due, until nothing is. The rows are the queue: of two nodes each takes targets that the other has not,
 * and what a node that ended had begun is taken over by the next round of any.
 */
export async function deliver(tools: DeliveryTools, now: Date, signal?: AbortSignal): Promise<number> {
  const { db, channels } = tools
  const repeatable = outsideChannels.filter((name) => channels[name]?.isRepeatable)
  await takeOver(db, now, repeatable)
  await hold(db, now)
  let count = 0
  for (;;) {
    if (signal?.aborted) return count
    const begun = await claim(db, now)
    if (begun.length === 0) return count
    count += begun.length
    const targets = Map.groupBy(begun, ({ targetId }) => targetId)
    await Promise.all([...targets.values()].map((ofTarget) => toTarget(ofTarget, tools, now)))
  }
}

/** One after the other: a person reads them in the order in which they came. */
async function toTarget(begun: readonly Begun[], tools: DeliveryTools, now: Date): Promise<void> {
  const unwanted = begun.filter(({ isWanted }) => !isWanted)
  await settle(tools, unwanted, { is: 'skipped' }, now)
  const wanted = begun.filter(({ isWanted }) => isWanted)
  for (const { told, of } of toldOf(wanted, now)) {
    await noteLeaving(tools.db, of, now)
    await settle(tools, of, await send(told, of, tools), now)
  }
}

async function send(
  told: Told,
  [first]: readonly Begun[],
  { channels, sealing }: DeliveryTools,
): Promise<Outcome> {
  const channel = first && channels[first.channel]
  if (!first || !channel) return { is: 'refused', why: 'the channel is not set up' }
  try {
    const sealed = first.channel === 'sms' ? first.phoneEnc : first.addressEnc
    return await channel.send(sealing.decrypt(sealed), told)
  } catch (error) {
    const why = messageOf(error)
    // Where nobody knows whether it was taken, only what is seen once is sent again.
    return channel.isRepeatable ? { is: 'again', why } : { is: 'unknown', why }
  }
}
