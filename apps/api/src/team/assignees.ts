import type { team } from '@zhzz/contract/team/calls.ts'
import type { Handler } from '#context.ts'
import { workersOf } from '#member/workers.ts'

export const assignees: Handler<typeof team.assignees> = async (_, { db, viewer }) => {
  const rows = await workersOf(db, viewer.tenantId).select(['id', 'realName']).execute()
  return rows.map(({ id, realName }) => ({
    subAccountId: id,
    name: realName,
    isMe: id === viewer.subAccountId,
  }))
}
