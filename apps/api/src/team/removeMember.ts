import type { team } from '@zhzz/contract/team/calls.ts'
import type { Handler } from '#context.ts'
import { endable } from '#team/endable.ts'
import { endSeat } from '#team/endSeat.ts'
import { lockTeam } from '#team/lockTeam.ts'

export const removeMember: Handler<typeof team.removeMember> = async (
  { subAccountId, to },
  { db, viewer: asking, now, fail },
) => {
  const viewer = await lockTeam(db, asking)
  if (viewer === null) throw fail('forbidden')
  const member = await endable(db, viewer, subAccountId)
  if (typeof member === 'string') throw fail(member)
  const { tenantId, subAccountId: askedBy } = viewer
  if (!(await endSeat(db, { tenantId, subAccountId, askedBy, reason: 'removed', now }, to)))
    throw fail('notFound')
  return true
}
