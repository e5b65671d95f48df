import { isWebhookEvent, testEvent } from '@zhzz/contract/webhook/eventNames.ts'
import { webhookEvents } from '@zhzz/contract/webhook/events.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { findPersonViewer } from '#http/personViewer.ts'
import { mostEndpoints } from '#webhook/ownEndpoints.ts'
import type { Begun } from '#webhook/send/claim.ts'
import { dataOf } from '#webhook/send/dataOf.ts'

/** The body of a delivery; undefined: its person may not see this, or not be told, as things are now. */
export async function payloadOf(
  db: Kysely<DB>,
  { type, object, at, subAccountId, endpointId }: Begun,
  now: Date,
): Promise<string | undefined> {
  if (!isWebhookEvent(type) && type !== testEvent) return undefined
  const viewer = await findPersonViewer(db, subAccountId, endpointId, now)
  if (viewer === null || (await mostEndpoints(db, viewer)) === 0) return undefined
  const found = await dataOf[type](object, { db, viewer })
  if (found === undefined) return undefined
  // As it goes over the wire; the schema strips what is not declared.
  const plain: unknown = JSON.parse(JSON.stringify(found))
  const data = isWebhookEvent(type) ? webhookEvents[type].data.parse(plain) : plain
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}
