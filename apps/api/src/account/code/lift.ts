import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** By which an operator has lifted the limits of a number; undefined: they hold. Of the database, so on every node at once. */
export function liftOf(
  db: Kysely<DB>,
  phoneHash: Buffer,
  now: Date,
): Promise<{ id: string; until: Date } | undefined> {
  return db
    .selectFrom('limitLift')
    .where('phoneHash', '=', phoneHash)
    .where('endedAt', 'is', null)
    .where('until', '>', now)
    .select(['id', 'until'])
    .executeTakeFirst()
}
