import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { handOver } from '#member/handOver/handOver.ts'

interface Ending {
  tenantId: string
  subAccountId: string
  askedBy: string
  reason: 'disabled' | 'removed' | 'left'
  now: Date
}

/** Somebody is no longer in the team: their sessions in it end, and others have what they held. False: nobody such is there. */
export async function endSeat(
  db: Kysely<DB>,
  { tenantId, subAccountId, askedBy, reason, now }: Ending,
  rule: HandOverRule = { how: 'one' },
): Promise<boolean> {
  const by = askedBy === subAccountId ? null : askedBy
  if (!(await handOver(db, { tenantId, fromId: subAccountId, askedBy: by, reason, now }, rule))) return false
  await db
    .updateTable('subAccount')
    .set({ status: reason === 'disabled' ? 'disabled' : 'removed', updatedAt: now })
    .where('id', '=', subAccountId)
    .execute()
  await db
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where('subAccountId', '=', subAccountId)
    .where('revokedAt', 'is', null)
    .execute()
  await db
    .updateTable('accessKey')
    .set({ revokedAt: now })
    .where('subAccountId', '=', subAccountId)
    .where('revokedAt', 'is', null)
    .execute()
  await db.deleteFrom('webhookEndpoint').where('subAccountId', '=', subAccountId).execute()
  return true
}
