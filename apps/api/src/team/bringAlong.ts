import type { team } from '@zhzz/contract/team/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { bringCustomers } from '#team/bring/bringCustomers.ts'
import { bringTargets } from '#team/bring/bringTargets.ts'
import { bringUnlocks } from '#team/bring/bringUnlocks.ts'
import { ownSpace } from '#team/bring/ownSpace.ts'

export const bringAlong: Handler<typeof team.bringAlong> = async (chosen, { db, viewer, now, fail }) => {
  // Of two answers at once the second finds that one was asked.
  await sql`select from sub_account where id = ${viewer.subAccountId} for update`.execute(db)
  const own = await ownSpace(db, viewer)
  if (own === undefined) throw fail('nothingToDo')
  const moving = { db, own, viewer, now }
  const counts = {
    ...(chosen.customers ? await bringCustomers(moving) : { customers: 0, followUps: 0 }),
    targets: chosen.targets ? await bringTargets(moving) : 0,
    unlocks: chosen.unlocks ? await bringUnlocks(moving) : 0,
  }
  await db
    .insertInto('broughtAlong')
    .values({ subAccountId: viewer.subAccountId, fromId: own.fromId, ...counts, answeredAt: now })
    .execute()
  return counts
}
