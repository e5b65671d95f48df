import type { team } from '@zhzz/contract/team/calls.ts'
import { seatMissing } from '#account/tenant/seats.ts'
import type { Handler } from '#context.ts'
import { takeBack } from '#member/handOver/takeBack.ts'
import { lockTeam } from '#team/lockTeam.ts'
import { undoableHandOvers } from '#team/undoableHandOvers.ts'

export const undoHandOver: Handler<typeof team.undoHandOver> = async (
  { handOverId },
  { db, viewer: asking, now, fail },
) => {
  const viewer = await lockTeam(db, asking)
  if (viewer === null) throw fail('forbidden')
  const done = await undoableHandOvers(db, viewer, now)
    .where('handOver.id', '=', handOverId)
    .forUpdate('handOver')
    .select(['handOver.fromId', 'person.status'])
    .executeTakeFirst()
  if (done === undefined) throw fail('notFound')
  if (done.status !== 'active') {
    const missing = await seatMissing(db, viewer.tenantId, now)
    if (missing !== null) throw fail(missing)
    await db
      .updateTable('subAccount')
      .set({ status: 'active', updatedAt: now })
      .where('id', '=', done.fromId)
      .execute()
  }
  await takeBack(db, handOverId, done.fromId, now)
  return true
}
