import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Deps } from '#context.ts'
import { takeOfNetwork } from '#http/buckets.ts'
import type { Caller, Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

type Asking = {
  db: Kysely<DB>
  deps: Pick<Deps, 'buckets' | 'live'>
  caller: Caller
  viewer: Viewer | null
  now: Date
  fail(failure: 'quotaUsedUp', detail: { quota: 'lookups'; limit: number }): Failure
}

/**
 * Counts a company's page, a suggestion or recognised conditions, so that nobody copies the register by what is no
 * search: of the person or the visitor's network within a day, as many as the plan has. Kept in memory, for a page
 * must not cost a write.
 */
export async function countLookup({ db, deps, caller, viewer, now, fail }: Asking): Promise<void> {
  const set = viewer === null ? deps.live().rates.lookupsPerVisitorDay : undefined
  const limit = set ?? (await rowLimit(db, viewer, 'lookups'))
  if (limit === Number.POSITIVE_INFINITY) return
  const bucket = { size: limit, seconds: 24 * 3600 }
  const isAllowed =
    viewer === null
      ? takeOfNetwork(deps.buckets, 'lookup', caller.network, bucket, now)
      : deps.buckets.take('lookup', viewer.subAccountId, bucket, now)
  if (!isAllowed) throw fail('quotaUsedUp', { quota: 'lookups', limit })
}
