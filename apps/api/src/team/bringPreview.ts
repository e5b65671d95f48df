import { type BringOffer, broughtCounts } from '@zhzz/contract/team/bringOffer.ts'
import type { team } from '@zhzz/contract/team/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { isKnown, isOwnCustomer, isOwnFollowUp, isOwnUnlock } from '#team/bring/own.ts'
import { ownSpace } from '#team/bring/ownSpace.ts'

export const bringPreview: Handler<typeof team.bringPreview> = async (_, { db, viewer, now }) => {
  const own = await ownSpace(db, viewer)
  if (own === undefined) return { offer: null }
  const { tenantId } = viewer
  const { rows } = await sql<Omit<BringOffer, 'fromName'>>`select
    (select count(*)::int from customer where ${isOwnCustomer(own)}) as customers,
    (select count(*)::int from customer where ${isOwnCustomer(own)} and ${isKnown('customer', tenantId)})
      as known_customers,
    (select count(*)::int from follow_up where ${isOwnFollowUp(own)}) as follow_ups,
    (select count(*)::int from target_item where sub_account_id = ${own.fromId}) as targets,
    (select count(*)::int from unlock where ${isOwnUnlock(own, now)} and not ${isKnown('unlock', tenantId)}) as unlocks,
    (select count(*)::int from unlock where ${isOwnUnlock(own, now)} and ${isKnown('unlock', tenantId)})
      as known_unlocks`.execute(db)
  const [counts] = rows
  if (counts === undefined) return { offer: null }
  const isAnything = Object.values(broughtCounts.parse(counts)).some((count) => count > 0)
  return { offer: isAnything ? { ...counts, fromName: own.fromName } : null }
}
