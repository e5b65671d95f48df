import { randomInt } from 'node:crypto'
import { failingDays, retryJitter, retrySeconds } from '@zhzz/contract/webhook/retries.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { writeMessages } from '#message/writeMessages.ts'
import type { Begun } from '#webhook/send/claim.ts'
import type { Outcome } from '#webhook/send/post.ts'
import { switchOff } from '#webhook/switchOff.ts'

const day = 86_400_000

type Settling = {
  /** Of the endpoint, to tell it by. */
  host: string
  now: Date
}

/** Writes down what became of a delivery that this node began; what another has taken over meanwhile is left to it. */
export async function settle(
  db: Kysely<DB>,
  begun: Begun,
  outcome: Outcome,
  { host, now }: Settling,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const state = stateAfter(begun, outcome, now)
    const { numUpdatedRows } = await trx
      .updateTable('webhookDelivery')
      .set(state)
      .where('id', '=', begun.id)
      .where('state', '=', 'sending')
      .where('begunAt', '=', begun.begunAt)
      .executeTakeFirst()
    if (numUpdatedRows > 0n && outcome.is !== 'cut') await noteOfEndpoint(trx, begun, outcome, { host, now })
  })
}

/** What nobody is told of: no row stays of what the person never had. */
export async function skip(db: Kysely<DB>, { id, isReplay, begunAt }: Begun, now: Date): Promise<void> {
  if (!isReplay)
    await db.deleteFrom('webhookDelivery').where('id', '=', id).where('begunAt', '=', begunAt).execute()
  else
    await db
      .updateTable('webhookDelivery')
      .set({ state: 'skipped', settledAt: now })
      .where('id', '=', id)
      .where('begunAt', '=', begunAt)
      .execute()
}

function stateAfter({ tries }: Begun, outcome: Outcome, now: Date) {
  if (outcome.is === 'cut') return { state: 'waiting', dueAt: now, tries: tries - 1 }
  if (outcome.is === 'delivered')
    return { state: 'delivered', status: outcome.status, why: null, settledAt: now }
  const { status, why } = outcome
  const pause = retrySeconds[tries - 1]
  if (outcome.is === 'gone' || pause === undefined) return { state: 'dead', status, why, settledAt: now }
  const seconds = Math.max(outcome.seconds ?? 0, pause + randomInt(Math.ceil(pause * retryJitter)))
  return { state: 'waiting', status, why, dueAt: new Date(now.getTime() + seconds * 1_000) }
}

async function noteOfEndpoint(
  db: Kysely<DB>,
  { endpointId }: Begun,
  outcome: Exclude<Outcome, { is: 'cut' }>,
  { host, now }: Settling,
): Promise<void> {
  if (outcome.is === 'delivered') {
    await db
      .updateTable('webhookEndpoint')
      .set({ failingSince: null })
      .where('id', '=', endpointId)
      .where('failingSince', 'is not', null)
      .execute()
    return
  }
  const { failingSince, isOn } = await db
    .updateTable('webhookEndpoint')
    .set({ failingSince: sql`coalesce(failing_since, ${now})` })
    .where('id', '=', endpointId)
    .returning(['failingSince', 'isOn'])
    .executeTakeFirstOrThrow()
  const isFailing = failingSince !== null && now.getTime() - failingSince.getTime() >= failingDays * day
  if (!isOn || (outcome.is !== 'gone' && !isFailing)) return
  await switchOff(db, endpointId, outcome.is === 'gone' ? 'gone' : 'failing', now)
  await writeMessages(
    sql`select endpoint.sub_account_id, 'webhookOff' as kind, null::uuid as object_id,
      jsonb_build_object('name', ${host}::text, 'isGone', ${outcome.is === 'gone'}::boolean) as facts,
      concat('webhook ', endpoint.id, ' off ', extract(epoch from ${now}::timestamptz)) as source
      from webhook_endpoint endpoint where endpoint.id = ${endpointId}`,
    now,
  ).execute(db)
}
