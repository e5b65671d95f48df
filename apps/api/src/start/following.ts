import { every, type Rounds } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { keepEvents } from '#calendar/keepEvents.ts'

const minute = 60_000

/** Once a minute: what has changed of exhibitions in somebody's 我的展会 is what their calendars are told from then on. Any number of nodes may run it. */
export function startFollowing({ db }: Pick<Database, 'db'>, clock: { now: () => Date }, log: Log): Rounds {
  return every('calendars do not follow', minute, async () => keepEvents(db, clock.now()), { log })
}
