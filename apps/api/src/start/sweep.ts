import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { Database, DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { sweepKeys } from '#http/once.ts'
import type { Storage } from '#outside/storage.ts'
import type { Clock } from '#start/databaseClock.ts'
import { sweepArrivals } from '#upload/arrivals.ts'
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
  setInterval(() => {
    const now = clock.toDestroy()
    if (now === null) return
    Promise.all([sweep(db, storage, now), sweepArrivals(arriving, now)]).catch((error: unknown) =>
      log.warn(`sweeping failed: ${messageOf(error)}`),
    )
  }, 3600 * 1000).unref()
}

/** Every row by the time that the server wrote it. */
export async function sweep(db: Kysely<DB>, storage: Storage, now: Date): Promise<void> {
  await sweepKeys(db, now)
  await sweepFiles(db, storage, now)
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
    .where('createdAt', '<', new Date(now.getTime() - 180 * day))
    .execute()
}
