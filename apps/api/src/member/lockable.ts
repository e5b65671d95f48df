import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** The company whose contacts an unlock of `companyId` opens: itself, or the one it was merged into. */
export async function lockable(db: Kysely<DB>, companyId: string) {
  return db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select((row) => row.fn.coalesce('mergedIntoId', 'id').as('id'))
    .executeTakeFirst()
}
