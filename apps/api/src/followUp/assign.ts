import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { findRecord } from '#followUp/record.ts'
import { isWorker } from '#member/workers.ts'
import { writeMessages } from '#message/writeMessages.ts'

export const assign: Handler<typeof followUp.assign> = async ({ id, subAccountId }, context) => {
  const { db, viewer, now, fail } = context
  const before = await findRecord(db, id, context)
  if (before === undefined || !(await isWorker(db, viewer.tenantId, subAccountId))) throw fail('notFound')
  if (before.nextState !== 'open') throw fail('invalid', { fields: ['id'] })
  const given = await db
    .updateTable('followUp')
    .set({ handedToId: sql`nullif(${subAccountId}::uuid, sub_account_id)`, updatedAt: now })
    .where('id', '=', id)
    .where('taskOwnerId', '!=', subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (given !== undefined && subAccountId !== viewer.subAccountId)
    await writeMessages(
      sql`select ${subAccountId}::uuid as sub_account_id, 'taskGiven' as kind, ${id}::uuid as object_id,
        jsonb_build_object('name', ${before.targetName}::text, 'at', ${before.nextFollowTime}::text) as facts,
        concat('task ', ${id}::text, ' at ', ${now.toISOString()}::text) as source`,
      now,
    ).execute(db)
  // Who hands on what only the task let them read reads it no more.
  return (await findRecord(db, id, context)) ?? { ...before, isMyTask: false }
}
