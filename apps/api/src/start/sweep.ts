import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { shanghaiDay } from '#day.ts'
import { sweepKeys } from '#once.ts'
import type { Clock } from '#start/databaseClock.ts'
import { messageOf } from '#start/lines.ts'
import { sweepArrivals } from '#upload/arrivals.ts'
import type { Storage } from '#upload/storage.ts'
import { sweepFiles } from '#upload/sweep.ts'

const day = 24 * 3600 * 1000

/** Hourly: forgets idempotency keys, used codes, ended sessions and files that nobody can need any more. */
export function startSweeping(
  { db }: Database,
  storage: Storage,
  arriving: string,
  clock: Clock,
  log: Log,
): void {
  const sweep = async () => {
    const now = clock.toDestroy()
    if (now === null) return
    await sweepKeys(db, now)
    await sweepFiles(db, storage, now)
    await sweepArrivals(arriving, now)
    await db
      .deleteFrom('smsCode')
      .where('createdAt', '<', new Date(now.getTime() - 2 * day))
      .execute()
    await db
      .deleteFrom('searchDay')
      .where('day', '<', shanghaiDay(new Date(now.getTime() - 2 * day)))
      .execute()
    await db.deleteFrom('behaviorPass').where('expiresAt', '<', now).execute()
    await db.deleteFrom('accountTicket').where('expiresAt', '<', now).execute()
    await db
      .deleteFrom('loginSession')
      .where('expiresAt', '<', new Date(now.getTime() - 30 * day))
      .execute()
    await db
      .deleteFrom('eventLog')
      .where('at', '<', new Date(now.getTime() - 180 * day))
      .execute()
  }
  setInterval(() => {
    sweep().catch((error: unknown) => log.warn(`sweeping failed: ${messageOf(error)}`))
  }, 3600 * 1000).unref()
}
