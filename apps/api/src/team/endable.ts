import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { withinReach } from '#team/withinReach.ts'

/** A member whose seat the viewer may end: neither the owner's nor their own; or what stands in the way. */
export async function endable(db: Kysely<DB>, viewer: Viewer, subAccountId: string) {
  const member = await withinReach(db, viewer, subAccountId)
  if (member === null) return 'notFound'
  if (member === 'forbidden' || member.isOwner || member.id === viewer.subAccountId) return 'forbidden'
  return member
}
