import { untimed, within } from '@zhzz/db/deadline.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { failureOf } from '#http/failureOf.ts'
import type { SearchCounts, Searched } from '#outside/searchCounts.ts'

/** A search that waited so long for its count is free. */
const patience = 1_000
/** Of one statement. */
const mostAtOnce = 200

type Waiting = Searched & { key: string; answer(isAllowed: boolean): void }

/** One statement at a time of each node: the searches that come while it runs are counted together by the next. */
export function createSearchCounts(db: Kysely<DB>, log: Log): SearchCounts {
  let waiting: Waiting[] = []
  let isWriting = false
  /** The last statement failed: until one succeeds, searches are free and wait for none. */
  let isAway = false

  async function writeAll() {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      const [batch, rest] = firstOfEach(waiting)
      waiting = rest
      const allowed = await within(patience, () => countAll(db, batch)).catch((error: unknown) => {
        if (!['busy', 'diskFull'].includes(failureOf(error).failure))
          log.error(`[search] searches are not counted: ${messageOf(error)}`)
        return null
      })
      isAway = allowed === null
      for (const { key, answer } of batch) answer(allowed === null || allowed.has(key))
      if (isAway) for (const { answer } of waiting.splice(0)) answer(true)
    }
    isWriting = false
  }

  return {
    count(search) {
      const counted = Promise.withResolvers<boolean>()
      const key = `${search.searcher.toString('hex')} ${search.day}`
      waiting.push({ ...search, key, answer: counted.resolve })
      if (isAway) counted.resolve(true)
      void untimed(writeAll)
      return counted.promise
    },
  }
}

/** Of one searcher and day one after the other: a statement does not change a row twice. */
function firstOfEach(all: readonly Waiting[]): [Waiting[], Waiting[]] {
  const first = new Map<string, Waiting>()
  const rest: Waiting[] = []
  for (const each of all) {
    if (first.has(each.key) || first.size === mostAtOnce) rest.push(each)
    else first.set(each.key, each)
  }
  // In one order on every node: of two that write at once neither waits for the other in a circle.
  return [[...first.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)), rest]
}

/** The keys of those that are allowed. Nobody waits for the disk or a standby: a crash may take the counts of its last second. */
async function countAll(db: Kysely<DB>, batch: readonly Waiting[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    with asked as materialized (${askedOf(batch)}),
    counted as (
      insert into search_day as known (searcher, day, used, last_keyword)
      select searcher, day, 1, keyword from asked where allowed > 0 order by key
      on conflict (searcher, day) do update set used = known.used + 1, last_keyword = excluded.last_keyword
      where known.last_keyword <> excluded.last_keyword and known.used < (
        select allowed from asked where asked.searcher = excluded.searcher and asked.day = excluded.day)
      returning searcher, day)
    select key, set_config('synchronous_commit', 'off', true) from asked
    where exists (select from counted where counted.searcher = asked.searcher and counted.day = asked.day)
      or ${isLast}`.execute(db)
  const allowed = new Set(rows.map(({ key }) => key))
  // What another node counted while this statement waited for it is seen only by the next.
  const refused = batch.filter((each) => each.allowed > 0 && !allowed.has(each.key))
  if (refused.length === 0) return allowed
  const again = await sql<{ key: string }>`
    with asked as (${askedOf(refused)}) select key from asked where ${isLast}`.execute(db)
  return new Set([...allowed, ...again.rows.map(({ key }) => key)])
}

function askedOf(batch: readonly Waiting[]) {
  const column = <Name extends keyof Waiting>(name: Name) => batch.map((each) => each[name])
  return sql`
    select * from unnest(
      ${column('key')}::text[], ${column('searcher')}::bytea[], ${column('day')}::date[],
      ${column('keyword')}::text[], ${column('allowed')}::integer[]
    ) as asked (key, searcher, day, keyword, allowed)`
}

/** It is the keyword the searcher searched last: once more costs nothing. */
const isLast = sql`exists (
  select from search_day as known
  where known.searcher = asked.searcher and known.day = asked.day and known.last_keyword = asked.keyword)`
