import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** The company of an id, or the one it was merged into; undefined when there is none. */
export async function findCompany(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('company as asked')
    .innerJoin('company', (join) =>
      join.on((on) => on('company.id', '=', on.fn.coalesce('asked.mergedIntoId', 'asked.id'))),
    )
    .where('asked.id', '=', id)
    .selectAll('company')
    .executeTakeFirst()
}

export type FoundCompany = NonNullable<Awaited<ReturnType<typeof findCompany>>>
