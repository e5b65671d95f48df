import type { AnyLimit } from '@zhzz/contract/limitNames.ts'
import { mostRefusals } from '@zhzz/contract/operate/textMessages.ts'
import { mobilePattern } from '@zhzz/contract/validator.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import { untimed } from '@zhzz/db/deadline.ts'
import { every } from '@zhzz/db/every.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { maskIp } from '#http/network.ts'
import type { LimitTally } from '#outside/limitTally.ts'

const minute = 60_000
const everyMilliseconds = 5_000
/** Of one round; a flood is told by its count. */
const mostAtOnce = 20

type Key = { limitName: AnyLimit; phoneMask: string; network: string; at: Date }
type Count<Of> = Of & { times: number }
type OfDay = { limitName: AnyLimit; day: string }

/** One write every few seconds of each node, whatever is refused; a node that is killed loses what it had not written. */
export function createLimitTally(db: Kysely<DB>, log: Log): LimitTally {
  let days = new Map<string, Count<OfDay>>()
  let last = new Map<string, Count<Key>>()
  let writing = Promise.resolve()
  const writeNow = async () => {
    if (days.size === 0) return
    const counted = [sorted(days), sorted(last)] as const
    days = new Map()
    last = new Map()
    await untimed(() => keepCounted(db, ...counted)).catch((error: unknown) => {
      log.error(`[limits] the refusals of some seconds are not counted: ${messageOf(error)}`)
    })
  }
  const write = () => {
    writing = writing.then(writeNow)
    return writing
  }
  const rounds = every('[limits] refusals are not counted', everyMilliseconds, write, { log })
  return {
    write,
    note({ limit: limitName, phone = '', ip, now }) {
      const day = shanghaiDay(now)
      count(days, `${limitName} ${day}`, { limitName, day })
      const at = new Date(Math.floor(now.getTime() / minute) * minute)
      const phoneMask = mobilePattern.test(phone) ? maskMobile(phone) : ''
      const network = maskIp(ip)
      const key = [limitName, phoneMask, network, at.getTime()].join(' ')
      if (last.has(key) || last.size < mostAtOnce) count(last, key, { limitName, phoneMask, network, at })
    },
    async close() {
      await rounds.stop()
      await write()
    },
  }
}

function count<Of>(counts: Map<string, Count<Of>>, key: string, of: Of): void {
  counts.set(key, { ...of, times: (counts.get(key)?.times ?? 0) + 1 })
}

/** In one order on every node: of two that write at once neither waits for the other in a circle. */
function sorted<Of>(counts: ReadonlyMap<string, Of>): Of[] {
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted)
}

/** Of the refused one by one, the newest stay. */
async function keepCounted(
  db: Kysely<DB>,
  days: readonly Count<OfDay>[],
  last: readonly Count<Key>[],
): Promise<void> {
  await db
    .insertInto('limitDay')
    .values(days)
    .onConflict((same) =>
      same
        .columns(['day', 'limitName'])
        .doUpdateSet({ times: sql<number>`limit_day.times + excluded.times` }),
    )
    .execute()
  await db
    .insertInto('limitRefusal')
    .values(last)
    .onConflict((same) =>
      same
        .columns(['at', 'limitName', 'phoneMask', 'network'])
        .doUpdateSet({ times: sql<number>`limit_refusal.times + excluded.times` }),
    )
    .execute()
  await db
    .deleteFrom('limitRefusal')
    .where('at', '<', (from) =>
      from.selectFrom('limitRefusal').orderBy('at', 'desc').offset(mostRefusals).limit(1).select('at'),
    )
    .execute()
}
