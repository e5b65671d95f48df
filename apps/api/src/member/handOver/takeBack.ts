import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

/** Gives a hand-over back: what its receivers still hold of it as they were given it. What moved on since stays. */
export async function takeBack(db: Kysely<DB>, id: string, fromId: string, now: Date): Promise<void> {
  const items = (kind: string) =>
    sql`hand_over_item item where item.hand_over_id = ${id} and item.kind = ${kind}`
  await sql`update customer set owner_id = ${fromId}, owned_since = ${now}, taken_at = null, updated_at = ${now}
    from ${items('customer')} and customer.id = item.object_id and customer.owner_id = item.to_id`.execute(db)
  await sql`update follow_up set handed_to_id = nullif(${fromId}::uuid, sub_account_id), updated_at = ${now}
    from ${items('task')} and follow_up.id = item.object_id and follow_up.handed_to_id = item.to_id`.execute(
    db,
  )
  await sql`insert into target_item (sub_account_id, exhibitor_id, edition_id, state, marked_at, created_at)
    select ${fromId}::uuid, held.exhibitor_id, held.edition_id, held.state, held.marked_at, ${now}
    from target_item held, ${items('target')} and held.sub_account_id = item.to_id and held.exhibitor_id = item.object_id
    on conflict do nothing`.execute(db)
  await sql`delete from target_item held using ${items('target')} and not item.was_there
    and held.sub_account_id = item.to_id and held.exhibitor_id = item.object_id`.execute(db)
  await sql`update my_exhibition mine set sub_account_id = ${fromId}, updated_at = ${now}
    from ${items('exhibition')} and mine.id = item.object_id and mine.sub_account_id = item.to_id
      and not exists (select from my_exhibition there
        where there.sub_account_id = ${fromId} and there.edition_id = mine.edition_id)`.execute(db)
  await db.updateTable('handOver').set({ undoneAt: now }).where('id', '=', id).execute()
}
