import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Hand-overs of the last day. Who left by themselves comes back by an invitation only, and then what they held can too. */
export function undoableHandOvers(db: Kysely<DB>, viewer: Viewer, now: Date) {
  return db
    .selectFrom('handOver')
    .innerJoin('subAccount as person', 'person.id', 'handOver.fromId')
    .where('handOver.tenantId', '=', viewer.tenantId)
    .where('handOver.undoneAt', 'is', null)
    .where('handOver.undoUntil', '>', now)
    .where(
      sql<boolean>`(person.status = 'active' or (hand_over.reason <> 'left' and person.status <> 'erased'))`,
    )
}
