import type { pool } from '@zhzz/contract/pool/calls.ts'
import type { Handler } from '#context.ts'

export const release: Handler<typeof pool.release> = async ({ companyId }, { db, viewer, now, fail }) => {
  const { tenantId, subAccountId } = viewer
  const released = await db
    .updateTable('customer')
    .set({
      ownerId: null,
      ownedSince: now,
      poolReason: 'released',
      pooledFromId: subAccountId,
      poolWarnedAt: null,
      takenAt: null,
      updatedAt: now,
    })
    .where('tenantId', '=', tenantId)
    .where('companyId', '=', companyId)
    .where('ownerId', '=', subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (released === undefined) throw fail('notFound')
  return true
}
