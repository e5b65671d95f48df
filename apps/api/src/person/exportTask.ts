import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'

export const exportTask: Handler<typeof person.exportTask> = async (_, { db, viewer, now }) => {
  const newest = await db
    .selectFrom('personalExport')
    .where('subAccountId', '=', viewer.subAccountId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .select(['id', 'state', 'createdAt', 'size', 'expiresAt'])
    .executeTakeFirst()
  if (newest === undefined || (newest.expiresAt !== null && newest.expiresAt <= now)) return null
  return {
    taskId: newest.id,
    state: newest.state === 'done' || newest.state === 'failed' ? newest.state : ('queued' as const),
    createdAt: newest.createdAt.toISOString(),
    size: newest.size,
    expiresAt: newest.expiresAt?.toISOString() ?? null,
  }
}
