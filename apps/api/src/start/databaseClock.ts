import { every } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Pool } from 'pg'

/** Between the machine's clock and the database's. */
const mostApart = 60_000
const everyLook = 30_000
const tellEvery = 600_000

/** The time of the database, which all nodes share, carried on by a clock that nobody can set. */
export type Clock = {
  now: () => Date
  /** The time for what cannot be undone; null, and a line, while machine and database disagree by more than a minute. */
  toDestroy: () => Date | null
  stop: () => Promise<void>
}

/** `wall` is what the machine takes the time to be. */
export async function startClock(pool: Pool, log: Log, wall: () => number = Date.now): Promise<Clock> {
  let offset = await offsetOf(pool)
  const now = () => performance.now() + offset
  let tellFrom = 0
  const looks = every(
    'the database does not tell the time',
    everyLook,
    async () => {
      offset = await offsetOf(pool)
    },
    { log },
  )
  return {
    now: () => new Date(now()),
    toDestroy() {
      const apart = wall() - now()
      if (Math.abs(apart) <= mostApart) return new Date(now())
      if (performance.now() < tellFrom) return null
      tellFrom = performance.now() + tellEvery
      log.error(
        `the clock of this machine is ${Math.round(apart / 1_000)} s from the database's: nothing is erased or swept until both agree (NTP)`,
      )
      return null
    },
    stop: () => looks.stop(),
  }
}

/** What to add to the monotonic clock. */
async function offsetOf(pool: Pool): Promise<number> {
  const asked = performance.now()
  const { rows } = await pool.query<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  )
  return (rows[0]?.at ?? Number.NaN) - (asked + performance.now()) / 2
}
