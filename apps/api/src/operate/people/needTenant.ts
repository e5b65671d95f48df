import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Throws `notFound` where there is no such tenant. */
export async function needTenant(
  db: Kysely<DB>,
  id: string,
  fail: (failure: 'notFound') => Failure,
): Promise<void> {
  const found = await db.selectFrom('tenant').where('id', '=', id).select('id').executeTakeFirst()
  if (found === undefined) throw fail('notFound')
}
