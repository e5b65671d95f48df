import type { team } from '@zhzz/contract/team/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { lockTeam } from '#team/lockTeam.ts'
import { mayGive } from '#team/mayGive.ts'
import { memberRows } from '#team/memberRows.ts'
import { withinReach } from '#team/withinReach.ts'

export const editMember: Handler<typeof team.editMember> = async (
  { subAccountId, role, unlockLimit, position },
  { db, viewer: asking, now, fail },
) => {
  const viewer = await lockTeam(db, asking)
  if (viewer === null) throw fail('forbidden')
  const member = await withinReach(db, viewer, subAccountId)
  if (member === null) throw fail('notFound')
  if (member === 'forbidden') throw fail('forbidden')
  if (role !== undefined) {
    // An owner stays one until another takes the team over.
    if (member.isOwner || member.status !== 'active' || !(await mayGive(db, viewer, role)))
      throw fail('forbidden')
    if (role === 'owner') await stepDown(db, viewer, now)
    await db
      .updateTable('subAccount')
      .set({ roles: [role], isOwner: role === 'owner', updatedAt: now })
      .where('id', '=', subAccountId)
      .execute()
  }
  if (unlockLimit !== undefined || position !== undefined)
    await db
      .updateTable('subAccount')
      .set({
        updatedAt: now,
        ...(unlockLimit !== undefined && { unlockLimit }),
        ...(position !== undefined && { position }),
      })
      .where('id', '=', subAccountId)
      .execute()
  const [row] = await memberRows(db, viewer, now, subAccountId)
  if (row === undefined) throw fail('notFound')
  return row
}

async function stepDown(db: Kysely<DB>, viewer: Viewer, now: Date): Promise<void> {
  await db
    .updateTable('subAccount')
    .set({ roles: ['manager'], isOwner: false, updatedAt: now })
    .where('tenantId', '=', viewer.tenantId)
    .where('isOwner', '=', true)
    .execute()
}
