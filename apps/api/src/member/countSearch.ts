import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { failureOf } from '#http/failureOf.ts'
import type { Caller, Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

type Asking = {
  db: Kysely<DB>
  deps: Pick<Deps, 'live' | 'sealing' | 'diskState'>
  caller: Caller
  viewer: Viewer | null
  now: Date
  fail(failure: 'quotaUsedUp', detail: { quota: 'search'; limit: number }): Failure
}

const longestKept = 100

/** What a standby answers to a write. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006'
}

/**
 * Counts a search of this day, of the person or of the visitor's network; `quotaUsedUp` when the plan has no more.
 * A further page, and the keyword that was counted last, are the same search. Without a keyword it is a list, no search.
 */
export async function countSearch(
  asking: Asking,
  { keyword, cursor }: { keyword: string; cursor?: string | undefined },
): Promise<void> {
  const text = nameKey(keyword).slice(0, longestKept)
  if (text === '' || cursor !== undefined) return
  const { db, viewer, deps, caller, now } = asking
  const { searchesPerIp } = deps.live()
  if (viewer === null && searchesPerIp === undefined && caller.network.isOwnMachine) return
  const allowed = (viewer === null ? searchesPerIp : undefined) ?? (await rowLimit(db, viewer, 'search'))
  if (allowed === Number.POSITIVE_INFINITY) return
  const searcher = deps.sealing.sign(
    'searcher',
    viewer === null ? `network ${String(caller.network)}` : `person ${viewer.subAccountId}`,
  )
  const day = shanghaiDay(now)
  if (!(await isCounted())) throw asking.fail('quotaUsedUp', { quota: 'search', limit: allowed })

  /** True also where nothing can be written: a search is a read, and goes on when the disk is full or the leader away. */
  async function isCounted(): Promise<boolean> {
    if ((await deps.diskState()).low) return true
    try {
      const { rows } = await sql<{ isAllowed: boolean }>`
        with counted as (
          insert into search_day as known (searcher, day, used, last_keyword)
          select ${searcher}, ${day}::date, 1, ${text} where ${allowed}::integer > 0
          on conflict (searcher, day) do update set used = known.used + 1, last_keyword = excluded.last_keyword
          where known.last_keyword <> excluded.last_keyword and known.used < ${allowed}
          returning true)
        select exists (select from counted) or exists (
          select from search_day where searcher = ${searcher} and day = ${day}::date and last_keyword = ${text}
        ) as is_allowed`.execute(db)
      return rows[0]?.isAllowed === true
    } catch (error) {
      if (failureOf(error).failure === 'diskFull' || isReadOnly(error)) return true
      throw error
    }
  }
}
