import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { chosenReceivers } from '#member/handOver/receivers.ts'
import { isOfTeamToo, sharesOf } from '#member/handOver/shares.ts'
import { isKept } from '#member/teamFollowUp.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** For so long it can be taken back. */
const undoHours = 24

interface Asked {
  tenantId: string
  fromId: string
  /** null: the person goes for good by themselves */
  askedBy: string | null
  reason: 'disabled' | 'removed' | 'left' | 'erased'
  now: Date
}

/**
 * Gives what a member holds to others, in the caller's transaction and in statements that do not depend on how much it is.
 * False: the rule names nobody who could take it, and there is something to take.
 */
export async function handOver(db: Kysely<DB>, asked: Asked, rule: HandOverRule): Promise<boolean> {
  const { tenantId, fromId, askedBy, reason, now } = asked
  const receivers = await chosenReceivers(db, asked, rule)
  if (receivers.length === 0)
    return rule.subAccountId === undefined && !(await holdsAnything(db, tenantId, fromId))
  const id = uuid()
  await db
    .insertInto('handOver')
    .values({
      id,
      tenantId,
      fromId,
      byId: askedBy,
      reason,
      rule: rule.how,
      createdAt: now,
      undoUntil: new Date(now.getTime() + undoHours * 3_600_000),
    })
    .execute()
  const shares = sharesOf({ tenantId, fromId, receivers, byRegion: rule.how === 'region' })
  const { rows } = await sql<{ kind: string; count: number }>`
    with put as (
      insert into hand_over_item (hand_over_id, kind, object_id, to_id, was_there)
      select ${id}::uuid, share.* from (${shares}) share returning kind)
    select kind, count(*)::int as count from put group by kind`.execute(db)
  const counted = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0
  const counts = {
    customers: counted('customer'),
    tasks: counted('task'),
    targets: counted('target'),
    exhibitions: counted('exhibition'),
  }
  if (rows.length === 0) {
    await db.deleteFrom('handOver').where('id', '=', id).execute()
    return true
  }
  await db.updateTable('handOver').set(counts).where('id', '=', id).execute()
  await give(db, id, fromId, now)
  await writeMessages(given(id), now).execute(db)
  return true
}

async function holdsAnything(db: Kysely<DB>, tenantId: string, fromId: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from customer where tenant_id = ${tenantId} and owner_id = ${fromId})
      or exists (select from follow_up where task_owner_id = ${fromId} and next_state = 'open' and ${isKept})
      or exists (select from target_item where sub_account_id = ${fromId})
      or exists (select from my_exhibition where sub_account_id = ${fromId} and ${isOfTeamToo}) as held`.execute(
    db,
  )
  return rows[0]?.held === true
}

async function give(db: Kysely<DB>, id: string, fromId: string, now: Date): Promise<void> {
  const items = (kind: string) =>
    sql`hand_over_item item where item.hand_over_id = ${id} and item.kind = ${kind}`
  await sql`update customer set owner_id = item.to_id, owned_since = ${now}, taken_at = null, updated_at = ${now}
    from ${items('customer')} and customer.id = item.object_id`.execute(db)
  await sql`update follow_up set handed_to_id = item.to_id, updated_at = ${now}
    from ${items('task')} and follow_up.id = item.object_id`.execute(db)
  await sql`insert into target_item (sub_account_id, exhibitor_id, edition_id, state, marked_at, created_at)
    select item.to_id, held.exhibitor_id, held.edition_id, held.state, held.marked_at, ${now}
    from target_item held, ${items('target')} and held.sub_account_id = ${fromId} and held.exhibitor_id = item.object_id
    on conflict do nothing`.execute(db)
  await sql`delete from target_item held using ${items('target')}
    and held.sub_account_id = ${fromId} and held.exhibitor_id = item.object_id`.execute(db)
  await sql`update my_exhibition set sub_account_id = item.to_id, updated_at = ${now}
    from ${items('exhibition')} and my_exhibition.id = item.object_id`.execute(db)
}

/** Whom it is from and how much it is. */
function given(id: string) {
  return sql`
    select item.to_id as sub_account_id, 'handedOver' as kind, null::uuid as object_id,
      jsonb_build_object('name', coalesce(min(person.real_name), ''),
        'customers', count(*) filter (where item.kind = 'customer'),
        'tasks', count(*) filter (where item.kind = 'task'),
        'targets', count(*) filter (where item.kind = 'target'),
        'exhibitions', count(*) filter (where item.kind = 'exhibition')) as facts,
      concat('handOver ', ${id}::text) as source
    from hand_over_item item join hand_over on hand_over.id = item.hand_over_id
    join sub_account person on person.id = hand_over.from_id
    where item.hand_over_id = ${id} group by item.to_id`
}
