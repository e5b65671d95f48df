import { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'

/** One user action: the same key with the same request answers the same, whenever and however often it comes. */
export type Action = { scope: string; call: string; key: string; request: unknown }

/**
 * Does `work` once for each action, within the caller's transaction: the answer is stored with the effect or not at
 * all, and sealed, for it may hold clear telephone numbers. Others with the same key wait for it and get the same
 * answer; a failure stores nothing.
 */
export async function once(
  { db, sealing, now }: { db: Kysely<DB>; sealing: Sealing; now: Date },
  action: Action,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { scope, call, key } = action
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} ${call} ${key}`}, 0))`.execute(db)
  const stored = await storedAnswer({ db, sealing }, action)
  if (stored !== undefined) return stored
  const answer = await work()
  await db
    .insertInto('idempotencyKey')
    .values({
      scope,
      call,
      key,
      requestHash: hashOf(sealing, action),
      answerEnc: sealing.encrypt(JSON.stringify(answer)),
      createdAt: now,
    })
    .execute()
  return answer
}

/** What was answered to an action; undefined when it has not been done. */
export async function storedAnswer(
  { db, sealing }: { db: Kysely<DB>; sealing: Sealing },
  action: Action,
): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotencyKey')
    .where('scope', '=', action.scope)
    .where('call', '=', action.call)
    .where('key', '=', action.key)
    .select(['requestHash', 'answerEnc'])
    .executeTakeFirst()
  if (stored === undefined) return undefined
  if (!hashOf(sealing, action).equals(stored.requestHash)) throw new Failure('keyReused')
  return JSON.parse(sealing.decrypt(stored.answerEnc))
}

/** Keyed: a request may hold a password, whose plain hash could be guessed. */
function hashOf(sealing: Sealing, { request }: Action): Buffer {
  return sealing.sign('idempotency', JSON.stringify(request))
}

/** Forgets keys older than two days; clients repeat an action within minutes. */
export async function sweepKeys(db: Kysely<DB>, now: Date): Promise<void> {
  const border = new Date(now.getTime() - 48 * 3600 * 1000)
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', border).execute()
}
