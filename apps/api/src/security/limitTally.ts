import type { AnyLimit } from '@zhzz/contract/limitNames.ts'
import { mostRefusals } from '@zhzz/contract/operate/textMessages.ts'
import { mobilePattern } from '@zhzz/contract/validator.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import { untimed } from '@zhzz/db/deadline.ts'
import { every } from '@zhzz/db/every.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { shanghaiDay } from '#day.ts'
import { maskIp } from '#http/network.ts'

const everyMilliseconds = 2_000
/** Of one round; a flood is told by its count. */
const mostAtOnce = 20

type Refused = {
  limit: AnyLimit
  /** As it was typed, if a number was; its middle is not kept. */
  phone?: string | undefined
  ip: string
  now: Date
}

/** How often limits refused somebody, and whom last. */
export type LimitTally = {
  /** Counts it in memory; it is written with the others, within seconds. */
  note(refused: Refused): void
  /** Writes what is still counted. */
  close(): Promise<void>
}

type Kept = { at: Date; limitName: AnyLimit; phoneMask: string; network: string; times: number }

/** One write every few seconds of each node, whatever is refused; a node that is killed loses what it had not written. */
export function createLimitTally(db: Kysely<DB>, log: Log): LimitTally {
  let counts = new Map<string, { day: string; limitName: AnyLimit; times: number }>()
  let last = new Map<string, Kept>()
  const write = async () => {
    if (counts.size === 0) return
    const [days, rows] = [[...counts.values()], [...last.values()]]
    counts = new Map()
    last = new Map()
    await untimed(() => keepRefusals(db, days, rows)).catch((error: unknown) => {
      log.error(`[limits] the refusals of some seconds are not counted: ${messageOf(error)}`)
    })
  }
  const rounds = every('[limits] refusals are not counted', everyMilliseconds, write, { log })
  return {
    note({ limit, phone = '', ip, now }) {
      const day = shanghaiDay(now)
      const ofDay = counts.get(`${day} ${limit}`)
      counts.set(`${day} ${limit}`, { day, limitName: limit, times: (ofDay?.times ?? 0) + 1 })
      const phoneMask = mobilePattern.test(phone) ? maskMobile(phone) : ''
      const network = maskIp(ip)
      const key = [limit, phoneMask, network].join(' ')
      const same = last.get(key)
      if (same === undefined && last.size >= mostAtOnce) return
      last.set(key, { at: now, limitName: limit, phoneMask, network, times: (same?.times ?? 0) + 1 })
    },
    async close() {
      await rounds.stop()
      await write()
    },
  }
}

/** Of the refused one by one, the newest stay. */
async function keepRefusals(
  db: Kysely<DB>,
  days: readonly { day: string; limitName: AnyLimit; times: number }[],
  rows: readonly Kept[],
): Promise<void> {
  await db
    .insertInto('limitDay')
    // In one order on every node: of two that count at once neither waits for the other in a circle.
    .values(days.toSorted((a, b) => (a.limitName < b.limitName ? -1 : 1)))
    .onConflict((same) =>
      same
        .columns(['day', 'limitName'])
        .doUpdateSet({ times: sql<number>`limit_day.times + excluded.times` }),
    )
    .execute()
  await db
    .insertInto('limitRefusal')
    .values(rows.map((row) => ({ ...row, id: uuid() })))
    .execute()
  await db
    .deleteFrom('limitRefusal')
    .where('id', 'in', (from) =>
      from
        .selectFrom('limitRefusal')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .offset(mostRefusals)
        .select('id'),
    )
    .execute()
}
