import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { once, storedAnswer } from '#http/once.ts'
import { type Act, recordDone } from '#security/recording.ts'

/** Who writes what; the key is empty when the request has none. */
export type Writing = Act & { key: string }

type Tools = { db: Kysely<DB>; sealing: Sealing }

function actionOf({ endpoint, viewer, operator, key, input }: Writing) {
  const scope = viewer?.subAccountId ?? operator?.id
  if (scope === undefined || key === '') return null
  return { scope, call: endpoint.name, key, request: input }
}

/** What the same action has written before; undefined when it has not been done. Takes no connection without a key. */
export async function writtenBefore({ db, sealing }: Tools, writing: Writing): Promise<unknown> {
  const action = actionOf(writing)
  return action === null ? undefined : await storedAnswer({ db, sealing }, action)
}

/** Does `work` in a transaction, once for each action, and again when it gave way to others. */
export async function write(
  { db, sealing }: Tools,
  writing: Writing,
  work: (db: Kysely<DB>) => Promise<unknown>,
): Promise<unknown> {
  const action = actionOf(writing)
  const recorded = async (db: Kysely<DB>) => {
    const done = await work(db)
    await recordDone(db, sealing, writing, done)
    return done
  }
  const attempt = () =>
    db
      .transaction()
      .execute((db) =>
        action === null ? recorded(db) : once({ db, sealing, now: writing.now }, action, () => recorded(db)),
      )
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 3 || !gaveWay(error)) throw error
    }
  }
}

/** Serialization failure and deadlock: nothing happened, and the next attempt may well go through. */
function gaveWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === '40001' || code === '40P01'
}
