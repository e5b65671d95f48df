import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { Kysely } from 'kysely'
import type { Deps } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import type { Caller, Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

type Asking = {
  db: Kysely<DB>
  deps: Pick<Deps, 'live' | 'sealing' | 'diskState' | 'searchCounts'>
  caller: Caller
  viewer: Viewer | null
  now: Date
  fail(failure: 'quotaUsedUp', detail: { quota: 'search'; limit: number }): Failure
}

const longestKept = 100

/**
 * Counts a search of this day, of the person or of the visitor's network; `quotaUsedUp` when the plan has no more.
 * A further page, and the keyword that was counted last, are the same search. Without a keyword it is a list, no search.
 */
export async function countSearch(
  { db, deps, caller, viewer, now, fail }: Asking,
  { keyword, cursor }: { keyword: string; cursor?: string | undefined },
): Promise<void> {
  const text = nameKey(keyword).slice(0, longestKept)
  if (text === '' || cursor !== undefined) return
  const { searchesPerIp } = deps.live()
  if (viewer === null && searchesPerIp === undefined && caller.network.isOwnMachine) return
  const allowed = (viewer === null ? searchesPerIp : undefined) ?? (await rowLimit(db, viewer, 'search'))
  if (allowed === Number.POSITIVE_INFINITY || (await deps.diskState()).low) return
  const who = viewer === null ? `network ${String(caller.network)}` : `person ${viewer.subAccountId}`
  const searcher = deps.sealing.sign('searcher', who)
  const isAllowed = await deps.searchCounts.count({ searcher, day: shanghaiDay(now), keyword: text, allowed })
  if (!isAllowed) throw fail('quotaUsedUp', { quota: 'search', limit: allowed })
}
