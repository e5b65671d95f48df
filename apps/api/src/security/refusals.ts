import { untimed } from '@zhzz/db/deadline.ts'
import { every } from '@zhzz/db/every.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { type Entry, keep } from '#security/entry.ts'

const minute = 60_000
/** Rows of refusals in a minute; a flood beyond it is one row with its count. */
const usualMost = 6_000
const mostAtOnce = 500

/** Keeps what belongs to no transaction: refusals, and reads. */
export type Refusals = {
  /** Resolves when it has been written, or counted where the same was written within this minute. Never rejects. */
  keep(entry: Entry): Promise<void>
  /** Writes what is still counted. */
  close(): Promise<void>
}

/**
 * One insert at a time, of all that has come meanwhile, so a flood of refusals takes one connection and no caller
 * waits for a lock. The same thing of the same person or network is written once a minute and then counted.
 */
export function createRefusals(
  db: Kysely<DB>,
  sealing: Sealing,
  log: Log,
  mostInMinute = usualMost,
): Refusals {
  let waiting: Entry[] = []
  let writing: Promise<void> | null = null
  let counted = new Map<string, { entry: Entry; times: number }>()
  let inMinute = 0
  let beyond = 0

  const drain = async () => {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      await keep(db, sealing, ...entries).catch((error: unknown) => {
        log.error(
          `[security] ${entries.length} lines of the security log could not be written: ${messageOf(error)}`,
        )
      })
    }
    writing = null
  }
  const put = (entry: Entry) => {
    waiting.push(entry)
    // What several wait for does not end with the time of whoever came first.
    writing ??= untimed(drain)
    return writing
  }
  const endMinute = async () => {
    const again = [...counted.values()].filter(({ times }) => times > 0)
    counted = new Map()
    inMinute = 0
    for (const { entry, times } of again) void put({ ...entry, times })
    if (beyond > 0) void put({ event: 'flood', call: '', result: 'refused', times: beyond })
    beyond = 0
    await writing
  }
  const minutes = every('[security] the refusals of a minute are not kept', minute, endMinute, { log })
  return {
    async keep(entry) {
      const key = JSON.stringify(entry)
      const same = counted.get(key)
      if (same !== undefined) same.times++
      else if (inMinute >= mostInMinute) beyond++
      else {
        inMinute++
        counted.set(key, { entry, times: 0 })
        await put(entry)
      }
    },
    async close() {
      await minutes.stop()
      await endMinute()
    },
  }
}
