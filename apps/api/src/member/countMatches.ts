import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Deps } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

type Asking = {
  db: Kysely<DB>
  deps: Pick<Deps, 'buckets'>
  viewer: Viewer
  now: Date
  fail(failure: 'quotaUsedUp', detail: { quota: 'matches'; limit: number }): Failure
}

/** Counts names that a person has matched within a day, as many as the plan has; in memory, as lookups are. */
export async function countMatches({ db, deps, viewer, now, fail }: Asking, names: number): Promise<void> {
  const limit = await rowLimit(db, viewer, 'matches')
  if (limit === Number.POSITIVE_INFINITY) return
  const bucket = { size: limit, seconds: 24 * 3600 }
  for (let name = 0; name < names; name++)
    if (!deps.buckets.take('match', viewer.subAccountId, bucket, now))
      throw fail('quotaUsedUp', { quota: 'matches', limit })
}
