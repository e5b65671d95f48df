import { keptDays } from '@zhzz/contract/webhook/retries.ts'
import { every, type Rounds } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Database, DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { sweepKeys } from '#http/once.ts'
import { tallySms } from '#operate/sms/days.ts'
import type { Storage } from '#outside/storage.ts'
import type { Clock } from '#start/databaseClock.ts'
import type { Job } from '#start/jobs.ts'
import { sweepArrivals } from '#upload/arrivals.ts'
import { sweepFiles } from '#upload/sweep.ts'

const hour = 3600 * 1000
const day = 24 * hour
/** Longer than anything is said of the same thing again. */
const keptMessages = 400
/** Of limits: what is shown of a month, and to compare it with. */
const keptLimitDays = 90
/** Days in which an operator may ask what became of one. */
const keptDeliveries = 30

/** Hourly: forgets idempotency keys, used codes, ended sessions and files that nobody can need any more. */
export function sweeping({ db }: Database, storage: Storage, clock: Clock): Job {
  return {
    name: 'sweep',
    every: 3_600,
    async work() {
      const now = clock.toDestroy()
      if (now !== null) await sweep(db, storage, now)
    },
  }
}

/** The same of uploads that broke off, which lie on each machine. */
export function startSweepingArrivals(arriving: string, clock: Clock, log: Log): Rounds {
  return every(
    'sweeping uploads failed',
    hour,
    async () => {
      const now = clock.toDestroy()
      if (now !== null) await sweepArrivals(arriving, now)
    },
    { log },
  )
}

/** Every row by the time that the server wrote it. */
export async function sweep(db: Kysely<DB>, storage: Storage, now: Date): Promise<void> {
  const ended = new Date(now.getTime() - 90 * day)
  await sweepKeys(db, now)
  await sweepFiles(db, storage, now)
  await tallySms(db, now)
  await db
    .deleteFrom('smsCode')
    .where('createdAt', '<', new Date(now.getTime() - 2 * day))
    .execute()
  await db
    .deleteFrom('searchDay')
    .where('day', '<', shanghaiDay(new Date(now.getTime() - 2 * day)))
    .execute()
  await db.deleteFrom('behaviorPass').where('expiresAt', '<', now).execute()
  await db.deleteFrom('ssoAttempt').where('expiresAt', '<', now).execute()
  await db.deleteFrom('accountTicket').where('expiresAt', '<', now).execute()
  await db
    .deleteFrom('loginSession')
    .where('expiresAt', '<', new Date(now.getTime() - 30 * day))
    .execute()
  await db
    .deleteFrom('accessKey')
    .where((row) => row.or([row('expiresAt', '<', ended), row('revokedAt', '<', ended)]))
    .execute()
  await db
    .deleteFrom('operatorSession')
    .where('expiresAt', '<', new Date(now.getTime() - 30 * day))
    .execute()
  await db
    .deleteFrom('eventLog')
    .where('createdAt', '<', new Date(now.getTime() - 180 * day))
    .execute()
  await db
    .deleteFrom('messageDelivery')
    .where('settledAt', '<', new Date(now.getTime() - keptDeliveries * day))
    .execute()
  await db
    .deleteFrom('webhookEvent')
    .where('at', '<', new Date(now.getTime() - keptDays * day))
    .execute()
  await db
    .deleteFrom('message')
    .where('createdAt', '<', new Date(now.getTime() - keptMessages * day))
    .execute()
  await db
    .deleteFrom('limitDay')
    .where('day', '<', shanghaiDay(new Date(now.getTime() - keptLimitDays * day)))
    .execute()
  await db
    .deleteFrom('limitRefusal')
    .where('at', '<', new Date(now.getTime() - keptDeliveries * day))
    .execute()
  await db
    .deleteFrom('limitLift')
    .where('liftedAt', '<', new Date(now.getTime() - keptLimitDays * day))
    .execute()
  // Of a hand-over that cannot be taken back any more its sums stay.
  await db
    .deleteFrom('handOverItem')
    .using('handOver')
    .whereRef('handOver.id', '=', 'handOverItem.handOverId')
    .where('handOver.undoUntil', '<', now)
    .execute()
}
