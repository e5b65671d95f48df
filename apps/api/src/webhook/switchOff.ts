import type { offReasons } from '@zhzz/contract/webhook/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** An endpoint is told nothing any more, nor what waits for it: that can be sent once it is on again. */
export async function switchOff(
  db: Kysely<DB>,
  id: string,
  offReason: (typeof offReasons)[number],
  now: Date,
): Promise<void> {
  await db.updateTable('webhookEndpoint').set({ isOn: false, offReason }).where('id', '=', id).execute()
  await db
    .updateTable('webhookDelivery')
    .set({ state: 'dead', why: 'the endpoint is off', settledAt: now })
    .where('endpointId', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
