import { sql } from 'kysely'
import type { Moving } from '#team/bring/moving.ts'

export async function bringTargets({ db, own, viewer: { subAccountId }, now }: Moving): Promise<number> {
  const { numAffectedRows } = await sql`
    with brought as (delete from target_item where sub_account_id = ${own.fromId} returning *)
    insert into target_item (sub_account_id, exhibitor_id, edition_id, state, marked_at, created_at)
    select ${subAccountId}::uuid, exhibitor_id, edition_id, state, marked_at, ${now}::timestamptz from brought
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}
