import type { OutsideChannel } from '@zhzz/contract/message/channels.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { quietEnds } from '#channel/quiet.ts'

/** Targets that one node writes to at once. */
const mostTargets = 20
/** Begun for longer, its node has ended: every channel has answered or given up by then. */
const longestSending = 120_000

/** A delivery that this node has begun, with all that is needed to make it. */
export type Begun = {
  id: string
  targetId: string
  channel: OutsideChannel
  addressEnc: Buffer
  phoneEnc: Buffer
  locale: string
  timeZone: string | null
  isHeld: boolean
  tries: number
  /** False: it was read, switched off, or its person is gone meanwhile. */
  isWanted: boolean
  messageId: string
  message: unknown
}

/**
 * Begins what is due, of some targets, all of each. Whoever has begun a target's deliveries has them alone, and what is
 * begun is never begun twice.
 */
export async function claim(db: Kysely<DB>, now: Date): Promise<Begun[]> {
  const { rows } = await sql<Begun>`with target as (
      select target.* from message_target target
      left join personal_setting setting on setting.sub_account_id = target.sub_account_id
      where target.id in (select waiting.target_id from message_delivery waiting
          where waiting.state = 'waiting' and waiting.due_at <= ${now} order by waiting.due_at limit 200)
        and ${quietEnds(now)} is null
      limit ${mostTargets} for no key update of target skip locked),
    begun as (
      update message_delivery delivery set state = 'sending', begun_at = ${now}, handed_at = null, tries = tries + 1
      from target where delivery.target_id = target.id and delivery.state = 'waiting' and delivery.due_at <= ${now}
      returning delivery.*)
    select begun.id, begun.target_id, target.channel, target.address_enc, account.phone_enc, target.locale,
      setting.time_zone, begun.is_held, begun.tries, begun.message_id,
      message.read_at is null and message.removed_at is null and target.confirmed_at is not null
        and person.status = 'active' and account.status = 'active'
        and coalesce((setting.notifications #>> array[message.category, 'inApp'])::boolean, true)
        and coalesce((setting.notifications #>> array[message.category, target.channel])::boolean, true) as is_wanted,
      message.facts || jsonb_build_object('id', message.id, 'category', message.category, 'kind', message.kind,
        'objectId', message.object_id, 'createdAt', message.created_at, 'isRead', false) as message
    from begun
    join target on target.id = begun.target_id
    join message on message.id = begun.message_id
    join sub_account person on person.id = target.sub_account_id
    join account on account.id = person.account_id
    left join personal_setting setting on setting.sub_account_id = person.id
    order by message.created_at, message.id`.execute(db)
  return rows
}

/** Puts off to the end of 免打扰 what came into it. */
export async function hold(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`update message_delivery delivery set due_at = quiet.ends, is_held = true
    from message_target target
    left join personal_setting setting on setting.sub_account_id = target.sub_account_id
    cross join lateral (select ${quietEnds(now)} as ends) quiet
    where delivery.target_id = target.id and delivery.state = 'waiting' and delivery.due_at <= ${now}
      and quiet.ends is not null`.execute(db)
}

/** What a node that ended had begun: sent again where it had not left yet, or is seen once; else given up. */
export async function takeOver(db: Kysely<DB>, now: Date, repeatable: readonly string[]): Promise<void> {
  const mayGoAgain = sql`(delivery.handed_at is null or target.channel = any(${repeatable}::text[]))`
  await sql`update message_delivery delivery
    set state = case when ${mayGoAgain} then 'waiting' else 'unknown' end,
      settled_at = case when ${mayGoAgain} then null else ${now}::timestamptz end,
      why = 'the server that was sending it ended'
    from message_target target
    where target.id = delivery.target_id and delivery.state = 'sending'
      and delivery.begun_at < ${new Date(now.getTime() - longestSending)}`.execute(db)
}

/** Written before it leaves. */
export async function noteLeaving(db: Kysely<DB>, begun: readonly Begun[], now: Date): Promise<void> {
  const ids = begun.map(({ id }) => id)
  await db.updateTable('messageDelivery').set({ handedAt: now }).where('id', 'in', ids).execute()
}
