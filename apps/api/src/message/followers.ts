import { type RawBuilder, sql } from 'kysely'

/** Who follows the edition of this id: sub_account_id of whoever has it on the schedule, among the favourites, or targets in it. */
export function followersOf(edition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select mine.sub_account_id from my_exhibition mine where mine.edition_id = ${edition}
    union select target.sub_account_id from target_item target where target.edition_id = ${edition}
    union select liked.sub_account_id from favorite liked
      where liked.object_type = 'exhibition' and liked.object_id = ${edition})`
}

/** Whether anybody does. */
export function isFollowed(edition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from my_exhibition mine where mine.edition_id = ${edition})
    or exists (select from target_item target where target.edition_id = ${edition})
    or exists (select from favorite liked where liked.object_type = 'exhibition' and liked.object_id = ${edition}))`
}
