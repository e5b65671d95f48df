import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { hashOfPass } from '#account/code/pass.ts'

/** Uses a pass up, whatever becomes of the call; throws `behaviorNeeded` without one that holds. */
export async function needBehavior(
  pass: string | undefined,
  { db, now, fail }: { db: Kysely<DB>; now: Date; fail(failure: 'behaviorNeeded'): Failure },
): Promise<void> {
  if (pass === undefined) throw fail('behaviorNeeded')
  const used = await db
    .updateTable('behaviorPass')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashOfPass(pass))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('nonce')
    .executeTakeFirst()
  if (used === undefined) throw fail('behaviorNeeded')
}
