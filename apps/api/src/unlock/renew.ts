import type { unlock } from '@zhzz/contract/unlock/calls.ts'
import { renewableDays } from '@zhzz/contract/unlock/renewable.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { creditsLeft, takeCredit } from '#member/credit.ts'
import { heldUnlocks, unlockHolds } from '#member/heldUnlock.ts'

export const renew: Handler<typeof unlock.renew> = async ({ id }, { db, viewer, now, fail }) => {
  // Its own condition: of two who renew at once one pays, the other finds it renewed.
  const renewed = await db
    .updateTable('unlock')
    .set({ expireTime: sql`expire_time + interval '365 days'`, cost: sql`cost + 1` })
    .where('id', '=', id)
    .where('tenantId', '=', viewer.tenantId)
    .where(unlockHolds(now))
    .where('expireTime', '<=', new Date(now.getTime() + renewableDays * 86_400_000))
    .returning('expireTime')
    .executeTakeFirst()
  if (renewed === undefined) {
    const held = await heldUnlocks(db, viewer, now).where('id', '=', id).select('id').executeTakeFirst()
    throw fail(held ? 'conflict' : 'notFound')
  }
  if (!(await takeCredit(db, viewer, id, now)))
    throw fail((await creditsLeft(db, viewer, now)).limit === 0 ? 'planTooLow' : 'quotaUsedUp')
  return {
    expireTime: renewed.expireTime.toISOString(),
    remaining: (await creditsLeft(db, viewer, now)).remaining,
  }
}
