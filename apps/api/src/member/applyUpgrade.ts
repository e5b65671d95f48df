import type { member } from '@zhzz/contract/member/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { needAuthenticated } from '#member/needAuthenticated.ts'
import { orderColumns, orderShown } from '#member/orderShown.ts'

/** One request of a tenant for a plan at a time; 团队版 is for authenticated companies. */
export const applyUpgrade: Handler<typeof member.applyUpgrade> = async ({ plan, wish }, context) => {
  const { db, viewer, now } = context
  const { tenantId } = viewer
  if (plan === 'team') await needAuthenticated(context)
  await db
    .insertInto('memberOrder')
    .values({
      id: uuid(),
      tenantId,
      planCode: plan,
      status: 'pending',
      askedBy: viewer.subAccountId,
      wish,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const asked = await db
    .selectFrom('memberOrder')
    .where('tenantId', '=', tenantId)
    .where('planCode', '=', plan)
    .where('status', '=', 'pending')
    .select(orderColumns)
    .executeTakeFirstOrThrow()
  return orderShown(asked, now)
}
