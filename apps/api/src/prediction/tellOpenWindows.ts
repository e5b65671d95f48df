import { sellerOfPersona } from '@zhzz/contract/prediction/seller.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, shanghaiDay } from '#day.ts'
import { followersOf, isFollowed } from '#message/followers.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { contactWindow } from '#prediction/contactWindow.ts'

/** A server that was down tells it later, as long as it is still worth knowing. */
const daysLate = 3
/** No window opens longer before the first day. */
const farthest = 720

/** Tells who follows an edition that the 联系窗口 of their kind of seller has opened. */
export async function tellOpenWindows(db: Kysely<DB>, now: Date): Promise<void> {
  const today = shanghaiDay(now)
  const editions = await db
    .selectFrom('exhibitionEdition as edition')
    .where('edition.startDate', '>', today)
    .where('edition.startDate', '<=', dayAfter(today, farthest))
    .where((row) =>
      row.or([row('edition.setStatus', 'is', null), row('edition.setStatus', '!=', 'cancelled')]),
    )
    .where(isFollowed(sql`edition.id`))
    .select(['edition.id', 'edition.startDate', 'edition.drawingReviewDeadline', 'edition.freightDeadline'])
    .execute()
  // Of this edition only: whom the next ones are worked out for is told when these are known.
  const alone = { frequency: null, previousStart: null, nextStart: null }
  const open = editions.flatMap((edition) =>
    (['builder', 'forwarder', 'organizer', 'hall'] as const).flatMap((seller) => {
      const { from, to, state } = contactWindow(seller, { ...edition, ...alone }, today)
      return state === 'open' && from >= dayAfter(today, -daysLate) ? [{ id: edition.id, seller, to }] : []
    }),
  )
  if (open.length > 0) await writeMessages(tellingOf(open), now).execute(db)
}

function tellingOf(open: { id: string; seller: string; to: string }[]) {
  const sellers = Object.entries(sellerOfPersona).map(([persona, seller]) => ({ persona, seller }))
  return sql`
    select follower.sub_account_id, 'windowOpens' as kind, edition.id as object_id,
      jsonb_build_object('name', edition.name, 'until', window_.to) as facts,
      concat('edition ', edition.id, ' window ', window_.seller) as source
    from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as window_ (id uuid, seller text, "to" date)
    join exhibition_edition edition on edition.id = window_.id
    cross join lateral ${followersOf(sql`edition.id`)} follower
    join sub_account seller on seller.id = follower.sub_account_id
    left join jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb) as known (persona text, seller text)
      on known.persona = seller.persona_type
    where coalesce(known.seller, 'builder') = window_.seller`
}
