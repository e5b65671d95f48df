import { within } from '@zhzz/db/deadline.ts'
import { every } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Pool } from 'pg'
import { createSearchPool } from '#company/find/searching.ts'
import type { Standby } from '#outside/standby.ts'

const everyMilliseconds = 250
const patience = 1_000
/** A leader that does not answer so often in a row is away: one answer may be late. */
const mostMisses = 2
/** Of a leader that owes an answer for so long nobody can tell how far a standby is behind. */
const quietMilliseconds = 750

/** Positions that are kept: of about four minutes. */
const mostAhead = 1_000

const leaderAt = 'select pg_current_wal_lsn()::text as position'
const standbyAt = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position`

type Options = {
  leaderUrl: string
  /** Searches go to the leader when it is further behind. */
  mostLagSeconds: number
  log: Log
}

/**
 * Asks leader and standby four times a second how far each has come. The standby's lag is the age of the newest position of
 * the leader that it has replayed: it is 0 also where nothing is written, and grows where it stands still.
 */
export function watchStandby(url: string, { leaderUrl, mostLagSeconds, log }: Options): Standby {
  const watch = {
    max: 1,
    idleTimeout: 60_000,
    statementTimeout: patience,
    applicationName: 'zhzz watch',
    log,
  }
  const [leader, standby] = [createPool(leaderUrl, watch), createPool(url, watch)]
  const reading = createPool(url, { applicationName: 'zhzz standby', log })
  const searching = createSearchPool(url, { log })
  const { db } = wrap(reading, url)
  /** Positions of the leader that the standby has not replayed yet, the oldest first. */
  let ahead: { position: bigint; seen: number }[] = []
  let caughtUp = Number.NEGATIVE_INFINITY
  let isThere = false
  let misses = 0
  /** Since when the leader owes an answer. */
  let askedAt = Number.POSITIVE_INFINITY

  async function leaderPosition() {
    askedAt = performance.now()
    const position = await positionOf(leader, leaderAt)
    askedAt = Number.POSITIVE_INFINITY
    return position
  }

  async function look() {
    const seen = performance.now()
    const [written, replayed] = await Promise.all([leaderPosition(), positionOf(standby, standbyAt)])
    misses = written === null ? misses + 1 : 0
    // Of a standby that stands still for long the newest of all takes the place of the last.
    if (written !== null) ahead.splice(mostAhead, 1, { position: written, seen })
    isThere = replayed !== null
    if (replayed === null) return
    for (const { position, seen } of ahead) if (position <= replayed) caughtUp = seen
    ahead = ahead.filter(({ position }) => position > replayed)
  }

  const rounds = every('[standby] it cannot be watched', everyMilliseconds, look, { log, first: 0 })
  const lag = () => (ahead.length === 0 ? 0 : (performance.now() - caughtUp) / 1_000)
  const isLeaderAway = () => misses >= mostMisses
  const isLeaderQuiet = () => misses > 0 || performance.now() - askedAt > quietMilliseconds
  return {
    now: () =>
      isThere && caughtUp > 0
        ? { db, searching, keepsUp: isLeaderQuiet() || lag() <= mostLagSeconds, isLeaderAway: isLeaderAway() }
        : null,
    lagSeconds: () => (isThere ? lag() : null),
    async stop() {
      await rounds.stop()
      await Promise.all([leader, standby, reading, searching].map((pool) => pool.end()))
    },
  }
}

/** How far a server has written, or replayed; null when it does not say. */
async function positionOf(pool: Pool, text: string): Promise<bigint | null> {
  try {
    const { rows } = await within(patience, () => pool.query<{ position: string }>(text))
    const [high = '', low = ''] = (rows[0]?.position ?? '').split('/')
    return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  } catch {
    return null
  }
}
